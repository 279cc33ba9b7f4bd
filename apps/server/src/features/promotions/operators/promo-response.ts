import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { promoState } from "../index.ts";
import type { ListedPromoCode } from "./promo-figures.store.ts";

type Listed = ResponseOf<Endpoints["listPromoCodes"]>["items"][number];

/** Renders a code with its figures in wire form. */
export function promoResponse(row: ListedPromoCode, at: Date): Listed {
  return {
    id: row.promoCodeId,
    code: row.code,
    kind: row.kind,
    percent: row.percent,
    amount: row.amountCents === null ? null : toEuros(row.amountCents),
    itemIds: row.itemIds,
    categoryIds: row.categoryIds,
    minimumAmount: toEuros(row.minimumCents),
    isFirstOrder: row.isFirstOrder,
    maxUses: row.mostUses,
    maxUsesPerPerson: row.mostPerPerson,
    startsAtUtc: row.startsAt.toISOString(),
    endsAtUtc: row.endsAt?.toISOString() ?? null,
    state: promoState(row, at),
    uses: row.usesNow,
    discountAmount: toEuros(row.discountCents),
    soldAmount: toEuros(row.soldCents),
    returnedAmount: toEuros(row.returnedCents),
    createdAtUtc: row.createdAt.toISOString(),
    version: row.version,
  };
}
