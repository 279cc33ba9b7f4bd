import type { Page } from "playwright-core";

/**
 * Checks every line of text on the page. Returns the lines that lie outside of the window, are cut off, stick out of
 * their button or box, or overlap another text. Runs in the page.
 */
function findMisfits(): string[] {
  type Line = {
    text: string;
    element: Element;
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  };
  const SLACK = 1.5;
  const OVERLAP = 3;
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const ancestors = function* (element: Element) {
    for (let at: Element | null = element; at !== null; at = at.parentElement) yield at;
  };
  /** Returns the layer above the page that an element is in. Texts of different layers may overlap. */
  const layerOf = (element: Element) => {
    for (const at of ancestors(element)) {
      const { position } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || at.matches("dialog, [popover]")) return at;
    }
    return document.documentElement;
  };
  const isTiny = ({ width, height }: Pick<DOMRect, "width" | "height">) => width <= 2 || height <= 2;

  function problemOf({ element, left, right, top, bottom }: Line): string | undefined {
    for (const at of ancestors(element)) {
      if (at === document.body || at === document.documentElement) break;
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // Texts for screen readers only are in a box of one pixel.
      if (isTiny(box) || style.clipPath !== "none") return undefined;
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (scrolls || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return undefined;
      const isOut =
        left < box.left - SLACK || right > box.right + SLACK || top < box.top - SLACK || bottom > box.bottom + SLACK;
      const isWide = left < box.left - SLACK || right > box.right + SLACK;
      if (isOut && /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) return "is cut off";
      const isFramed =
        at.matches("button, a, td, th, li, label, [role=tab]") || style.borderInlineStartStyle !== "none";
      if (isWide && isFramed && style.display !== "inline" && style.display !== "contents")
        return `sticks out of ${at.tagName.toLowerCase()}`;
      if (style.position === "fixed") break;
    }
    const { clientWidth } = document.documentElement;
    return left < -SLACK || right > clientWidth + SLACK ? "lies outside of the window" : undefined;
  }

  /** True if a line is visible: neither for screen readers only, nor scrolled or clamped away. */
  const isInSight = ({ element, left, right, top, bottom }: Line) =>
    [...ancestors(element)].every((at) => {
      const { overflow, clipPath } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (clipPath !== "none") return false;
      if (overflow === "visible" || at === document.body || at === document.documentElement) return true;
      return (
        !isTiny(box) &&
        left < box.right - SLACK &&
        right > box.left + SLACK &&
        top < box.bottom - SLACK &&
        bottom > box.top + SLACK
      );
    });

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (element === null || text === "" || element.closest("script, style, noscript, option, svg") || isHidden(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (isTiny(rect)) continue;
      const { left, right, top, bottom } = rect;
      lines.push({ text: text.slice(0, 60), element, layer: layerOf(element), left, right, top, bottom });
    }
  }
  for (const element of document.querySelectorAll("button, a[href]")) {
    const box = element.getBoundingClientRect();
    if (element.textContent.trim() !== "" || isHidden(element) || isTiny(box)) continue;
    const { left, right, top, bottom } = box;
    const text = element.getAttribute("aria-label") ?? "a button";
    lines.push({ text, element, layer: layerOf(element), left, right, top, bottom });
  }
  const found = new Set<string>();
  const shown = lines.filter((line) => {
    const problem = problemOf(line);
    if (problem !== undefined) found.add(`"${line.text}" ${problem}`);
    return isInSight(line);
  });
  const byTop = shown.toSorted((a, b) => a.top - b.top);
  for (const [index, one] of byTop.entries()) {
    for (const other of byTop.slice(index + 1)) {
      if (other.top > one.bottom - OVERLAP) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Line boxes are higher than their letters, so lines of a tight heading may overlap a little.
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (across > OVERLAP && down > Math.max(OVERLAP, least * 0.4))
        found.add(`"${one.text}" lies over "${other.text}"`);
    }
  }
  return [...found];
}

/**
 * Returns the page's texts that are cut off, overlap, or stick out of their box or the window, each with its problem.
 */
export function misfitsOf(page: Page): Promise<string[]> {
  return page.evaluate(findMisfits);
}
