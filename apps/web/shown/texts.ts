const NOT_SHOWN =
  "head, script, style, template, noscript, [hidden], dialog:not([open]), [popover]:not([data-popover-open])";

function isFolded(element: Element): boolean {
  const details = element.parentElement?.closest("details:not([open])");
  return details !== null && details !== undefined && element.closest("summary")?.parentElement !== details;
}

/** Whether a page shows an element, as far as its markup decides it and no style sheet. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest(NOT_SHOWN) !== null || isFolded(element)) return false;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const style = one.getAttribute("style") ?? "";
    if (/display:\s*none|visibility:\s*hidden/.test(style)) return false;
  }
  return true;
}

/** Whether assistive technology is told of an element. */
export const isInTree = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert]') === null && isShown(element);

/** Elements that do not stand apart from the text around them. */
const INLINE = new Set("a abbr b bdi bdo code em i kbd mark small strong sub sup time".split(" "));

/**
 * The text for an element's name: its visible texts and those of its pictures. Style sheets decide
 * whether a `span` stands apart, so there are two ways to read it.
 */
export function textOf(node: Node | null, areSpansApart: boolean): string {
  if (node === null) return "";
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1) return "";
  const element = node as Element;
  if (element.matches(`${NOT_SHOWN}, [aria-hidden="true"]`)) return "";
  const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
  if (label !== null) return ` ${label} `;
  const text = Array.from(element.childNodes, (child) => textOf(child, areSpansApart)).join("");
  const isInline = INLINE.has(element.localName) || (element.localName === "span" && !areSpansApart);
  return isInline ? text : ` ${text} `;
}

export type Matcher = string | RegExp;

/**
 * The innermost elements at or below an element that have this text. Below one without a string, nothing has it: that
 * saves most of a page.
 */
export function withText(element: Element, matcher: Matcher, exact: boolean): Element[] {
  const text = element.textContent ?? "";
  if (typeof matcher === "string" && !matches(text, matcher)) return [];
  const within = [...element.children].flatMap((child) => withText(child, matcher, exact));
  const isInnermost =
    matches(text, matcher, exact) &&
    ![...element.children].some((child) => matches(child.textContent ?? "", matcher, exact));
  return isInnermost && isShown(element) ? [element, ...within] : within;
}

/** Whether a text is meant: a string is looked for in it in any case, unless it must be exact. */
export function matches(text: string, matcher: Matcher, exact = false): boolean {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (typeof matcher !== "string") return matcher.test(plain);
  const wanted = matcher.replaceAll(/\s+/g, " ").trim();
  return exact ? plain === wanted : plain.toLowerCase().includes(wanted.toLowerCase());
}
