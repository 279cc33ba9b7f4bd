import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Connection } from "../../../../database/connection.ts";
import { changesOpenBoxes, defineAct } from "../../../operators/index.ts";
import { createReduction } from "./create-reduction.ts";
import { endReduction } from "./end-reduction.ts";
import { reductionDetail } from "./reduction-response.ts";

type ReductionParts = { timeZone: string; now: () => Date };

/** The fields of a reduction that an act reads from the audit log. */
const audited = z.object({
  reductionId: z.string(),
  items: z.int(),
  itemName: z.string(),
  percent: z.int().nullable(),
  priceCents: z.int().nullable(),
  firstDay: z.string().nullable(),
  lastDay: z.string(),
  pricesHash: z.string(),
});

export function reductionActs({ timeZone, now }: ReductionParts) {
  const response = async (db: Connection, { reductionId }: { reductionId: string }) => {
    const detail = await reductionDetail(db, reductionId, now());
    if (detail === undefined) throw new Error(`reduction ${reductionId} is gone`);
    return detail;
  };
  return [
    defineAct({
      name: "createReduction",
      change: (tx, at, call) => createReduction(timeZone, tx, at, call),
      response,
      // Like a new market price: it concerns what people win right now.
      approval: {
        kind: "publishing",
        isNeeded: changesOpenBoxes,
        asks: (_db, { after }) => {
          const { items, itemName, percent, priceCents, firstDay: from, lastDay: until } = audited.parse(after);
          const price = priceCents === null ? null : toEuros(cents(priceCents));
          return { action: "createReduction", items, itemName, percent, price, from, until };
        },
        odds: ({ after }) => ({ pricesHash: audited.parse(after).pricesHash }),
      },
      revert: ({ after }) => ({ action: "endReduction", params: { id: audited.parse(after).reductionId }, body: {} }),
    }),
    defineAct({ name: "endReduction", change: endReduction, response }),
  ];
}
