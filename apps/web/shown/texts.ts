const NOT_SHOWN =
  "head, script, style, template, noscript, [hidden], dialog:not([open]), [popover]:not([data-popover-open])";

function isFolded(element: Element): boolean {
  const details = element.parentElement?.closest("details:not([open])");
  return details !== null && details !== undefined && element.closest("summary")?.parentElement !== details;
}

/** Whether an element is visible, as far as the markup decides. Ignores style sheets. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest(NOT_SHOWN) !== null || isFolded(element)) return false;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const style = one.getAttribute("style") ?? "";
    if (/display:\s*none|visibility:\s*hidden/.test(style)) return false;
  }
  return true;
}

/** Whether assistive technology sees an element. */
export const isInTree = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert]') === null && isShown(element);

/** Tags of elements whose text is not separated from the text around them. */
const INLINE = new Set("a abbr b bdi bdo code em i kbd mark small strong sub sup time".split(" "));

/**
 * The text of an element for its name, including the names of pictures. Only style sheets decide whether the text of a
 * `span` is separate, so `areSpansApart` gives both ways to read it.
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
 * The innermost elements with this text, at or below the given element. If the element's text does not contain a
 * string, its descendants are skipped, which saves most of the page.
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

/**
 * Whether a text matches. A string matches if the text contains it, ignoring case; with `exact` the text must equal it.
 */
export function matches(text: string, matcher: Matcher, exact = false): boolean {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (typeof matcher !== "string") return matcher.test(plain);
  const wanted = matcher.replaceAll(/\s+/g, " ").trim();
  return exact ? plain === wanted : plain.toLowerCase().includes(wanted.toLowerCase());
}
