/** The page's element with this id. Throws if there is none of this kind. */
export function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${id}`);
}

/** A new element with this text. */
export function element(name: string, text: string, className = ""): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}
