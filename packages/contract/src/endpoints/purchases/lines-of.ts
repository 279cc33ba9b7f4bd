/** One line per item, in order of first appearance. */
export function linesOf(itemIds: readonly string[]) {
  return [...Map.groupBy(itemIds, (itemId) => itemId)].map(([itemId, same]) => ({ itemId, quantity: same.length }));
}
