import type { Endpoints, ResponseOf } from "@trove/contract";
import { sum, toEuros, ZERO_CENTS } from "@trove/money";
import type { Connection } from "../../../../database/connection.ts";
import { readSoldItems } from "../../../purchases/index.ts";
import { readReducedItems, readReduction, type ReductionRow } from "./reductions.store.ts";

type Reduction = ResponseOf<Endpoints["listReductions"]>["items"][number];
type ReductionDetail = ResponseOf<Endpoints["getReduction"]>;

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

export function reductionResponse(row: ReductionRow): Reduction {
  const { reductionId: id, categoryId, categoryName, percent, priceCents, state, itemCount, itemName } = row;
  return {
    id,
    category: categoryId === null || categoryName === null ? null : { id: categoryId, name: categoryName },
    percent,
    price: priceCents === null ? null : toEuros(priceCents),
    state,
    fromUtc: row.startsAt.toISOString(),
    untilUtc: row.untilAt.toISOString(),
    begunAtUtc: timeOf(row.begunAt),
    endedAtUtc: timeOf(row.endedAt),
    itemCount,
    itemName,
  };
}

/** Reads a reduction with its items and what was sold until `now`. Returns undefined if there is none. */
export async function reductionDetail(
  db: Connection,
  reductionId: string,
  now: Date,
): Promise<ReductionDetail | undefined> {
  const row = await readReduction(db, reductionId);
  if (row === undefined) return undefined;
  const items = await readReducedItems(db, reductionId);
  const { begunAt: from, endedAt } = row;
  const itemIds = items.map(({ itemId }) => itemId);
  const sold = from === null ? new Map() : await readSoldItems(db, itemIds, { from, until: endedAt ?? now });
  const shown = items.map(({ itemId: id, name, imageUrl, marketPriceCents, lowestCents, reducedCents }) => {
    const { pieces, salesCents } = sold.get(id) ?? { pieces: 0, salesCents: ZERO_CENTS };
    return {
      item: {
        id,
        name,
        imageUrl,
        marketPrice: toEuros(marketPriceCents),
        lowestPrice: lowestCents === null ? null : toEuros(lowestCents),
        reducedPrice: reducedCents === null ? null : toEuros(reducedCents),
        pieces,
        soldAmount: toEuros(salesCents),
      },
      pieces,
      salesCents,
    };
  });
  return {
    ...reductionResponse(row),
    items: shown.map(({ item }) => item),
    pieces: shown.reduce((count, { pieces }) => count + pieces, 0),
    soldAmount: toEuros(sum(shown.map(({ salesCents }) => salesCents))),
  };
}
