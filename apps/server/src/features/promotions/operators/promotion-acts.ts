import { PROMO_KINDS } from "@trove/contract";
import { type Cents, cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { type Change, defineAct } from "../../operators/index.ts";
import { createPromoCode, endPromoCode, mostDiscount } from "./change-promo-codes.ts";
import { readPromoCode } from "./promo-figures.store.ts";
import { promoResponse } from "./promo-response.ts";

const audited = z.object({
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  percent: z.int().nullable(),
  amountCents: z
    .int()
    .transform((amount) => cents(amount))
    .nullable(),
  mostUses: z.int().nullable(),
  version: z.int(),
});

/** The most that a new code may take off all orders. Null for percentages and shipping: a second person then looks. */
const mostOf = ({ after }: Change): Cents | null => mostDiscount(audited.parse(after));

export function promotionActs({ now }: { now: () => Date }) {
  const response = async (db: Connection, { promoCodeId }: { promoCodeId: string }) => {
    const at = now();
    return promoResponse(await readPromoCode(db, promoCodeId), at);
  };
  return [
    defineAct({
      name: "createPromoCode",
      change: createPromoCode,
      response,
      revert: ({ subjectId: id, after }) => {
        return { action: "endPromoCode", params: { id }, body: { version: audited.parse(after).version } };
      },
      approval: {
        kind: "promotions",
        amount: (_call, change) => mostOf(change),
        asks: (_db, change) => {
          const { code, kind, percent, mostUses: maxUses } = audited.parse(change.after);
          const most = mostOf(change);
          return {
            action: "createPromoCode",
            code,
            kind,
            percent,
            maxUses,
            amount: most === null ? null : toEuros(most),
          };
        },
      },
    }),
    defineAct({ name: "endPromoCode", change: endPromoCode, response }),
  ];
}
