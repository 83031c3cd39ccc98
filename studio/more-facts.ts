const lastField = 'section[data-key-path="photoCaptions"]';

const isNewProperty = () => location.hash.startsWith("#/collections/properties/new");

const root = document.documentElement;

function addButton(field: Element): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "more-facts";
  const show = (shown: boolean) => {
    root.toggleAttribute("data-folded", !shown);
    button.textContent = shown ? "Fewer facts" : "More facts";
    button.setAttribute("aria-expanded", String(shown));
  };
  button.addEventListener("click", () => show(root.hasAttribute("data-folded")));
  field.append(button);
  show(false);
}

/** Folds the optional fields of a new property, which follow the others, below a button. */
export function foldOptionalFacts(): void {
  new MutationObserver(() => {
    if (!isNewProperty()) return root.removeAttribute("data-folded");
    for (const field of document.querySelectorAll(`${lastField}:not(:has(> .more-facts))`))
      addButton(field);
  }).observe(document.body, { childList: true, subtree: true });
}
