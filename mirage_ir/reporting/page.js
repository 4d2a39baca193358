// Shows what is known of a node beside the pointer or the focus. Without this script, each node still has its title.
(() => {
  const tip = document.getElementById("tip");
  const fill = (node) => {
    const [head, ...facts] = node.dataset.facts.split("\n").map((line) => line.split("\t"));
    const title = document.createElement("b");
    title.textContent = head[1];
    const list = document.createElement("dl");
    for (const [name, value] of facts) {
      const term = document.createElement("dt");
      const words = document.createElement("dd");
      term.textContent = name;
      words.textContent = value;
      list.append(term, words);
    }
    tip.replaceChildren(title, list);
  };
  const place = (x, y) => {
    const box = tip.getBoundingClientRect();
    const left = x + 16 + box.width > innerWidth ? x - 16 - box.width : x + 16;
    const top = y + 16 + box.height > innerHeight ? innerHeight - box.height - 8 : y + 16;
    tip.style.left = `${Math.max(8, left)}px`;
    tip.style.top = `${Math.max(8, top)}px`;
  };
  const hide = () => { tip.hidden = true; };
  const show = (node, x, y) => {
    fill(node);
    tip.hidden = false;
    place(x, y);
  };
  for (const title of document.querySelectorAll(".node > title")) title.remove(); // The label stays; the browser's own tip would cover ours.
  document.addEventListener("pointermove", (event) => {
    const node = event.target.closest ? event.target.closest(".node[data-facts]") : null;
    if (node) show(node, event.clientX, event.clientY);
    else hide();
  });
  document.addEventListener("focusin", (event) => {
    const node = event.target.closest(".node[data-facts]");
    if (!node) return hide();
    const box = node.getBoundingClientRect();
    show(node, Math.min(box.right, innerWidth) - 16, Math.max(0, Math.min(box.top, innerHeight - 40)));
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, true);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll("details:not([open])")];
    for (const one of closed) one.open = true;
  });
  addEventListener("afterprint", () => { for (const one of closed) one.open = false; });
})();
