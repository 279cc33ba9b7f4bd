import type { drawBoxes, OddsTable, Offer, RecordHead } from "@trove/fairness";

/** An id made of a letter for its kind and a number. */
export const idOf = (kind: "a" | "b" | "c", number: number) =>
  `1${kind.repeat(7)}-0000-4000-8000-${String(number).padStart(12, "0")}`;

type Draws = ReturnType<typeof drawBoxes>;

/** The part of the response with the opened boxes. */
export function shownOpenings(draws: Draws, transactionIds: readonly string[], inventoryItemIds: readonly string[]) {
  return draws.map(({ ticket, drop }, drawIndex) => ({
    openingId: transactionIds[drawIndex],
    transactionId: transactionIds[drawIndex],
    drawIndex,
    ticket,
    itemId: drop.itemId,
    item: {
      id: drop.itemId,
      name: drop.name,
      imageUrl: "/pictures/x.webp",
      marketPrice: drop.marketPriceCents / 100,
      tier: "Common",
    },
    inventoryItemId: inventoryItemIds[drawIndex],
    sellPrice: drop.sellPriceCents / 100,
  }));
}

/** The part of the response with the seeds and numbers. */
export function shownFairness(head: RecordHead, offer: Offer, clientSeed: string, { version }: OddsTable) {
  const { serverSeed, clientEntropy, nonce } = head;
  const { commitment: serverSeedHash, oddsHash } = offer;
  return { serverSeed, serverSeedHash, clientSeed, clientEntropy, nonce, oddsHash, tableVersion: version };
}
