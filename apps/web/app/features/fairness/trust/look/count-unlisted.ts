import type { BoxInForce } from "./odds-since.ts";

/** The shop's list of boxes as this visitor gets it: one page of it, and the number of all. */
export type BoxesInList = { readonly items: readonly { readonly id: string }[]; readonly totalCount: number };

/**
 * Counts open boxes that the list lacks. If the page is not the whole list, compares the numbers alone. A box that is
 * announced to close may have left the list already.
 */
export function countUnlisted(boxes: readonly BoxInForce[], { items, totalCount }: BoxesInList): number {
  const staying = boxes.filter(({ next }) => next?.closes !== true);
  if (items.length < totalCount) return Math.max(0, staying.length - totalCount);
  const listed = new Set(items.map(({ id }) => id));
  return staying.filter(({ boxId }) => !listed.has(boxId)).length;
}
