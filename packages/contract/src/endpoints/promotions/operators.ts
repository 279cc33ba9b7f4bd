import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosInput, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { approvalErrors, reason, search, version } from "../operators/fields.ts";
import {
  foldPromoCode,
  leastMinimum,
  MAX_PROMO_PERCENT,
  PROMO_CODE_MAX,
  PROMO_CODE_MIN,
  PROMO_KINDS,
  PROMO_STATES,
} from "./kinds.ts";

const newCode = z
  .string()
  .max(2 * PROMO_CODE_MAX, "A code is shorter")
  .transform(foldPromoCode)
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^[A-Z0-9]{${PROMO_CODE_MIN},${PROMO_CODE_MAX}}$`),
        `must have ${PROMO_CODE_MIN} to ${PROMO_CODE_MAX} letters from A to Z and digits`,
      ),
  );

/** Limits of how often something may be done; null means any number of times. */
const most = z.int().min(1).max(1_000_000).nullable();
const scope = <Id extends z.ZodType>(one: Id) => z.array(one).max(200, "At most 200 can be chosen");

const promoFields = {
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  percent: z.int().nullable(),
  amount: euros.nullable(),
  /** The items and categories that it is for. For all items if both are empty. */
  itemIds: z.array(id),
  categoryIds: z.array(id),
  /** The least total of the items that it is for, before the discount. */
  minimumAmount: euros,
  isFirstOrder: z.boolean(),
  maxUses: z.int().nullable(),
  maxUsesPerPerson: z.int().nullable(),
  startsAtUtc: timeUtc,
  endsAtUtc: timeUtc.nullable(),
};

const adminPromoCode = z.strictObject({
  id,
  ...promoFields,
  state: z.enum(PROMO_STATES),
  /** Orders that use it, without unpaid ones that ended. */
  uses: z.int(),
  /** The sum that it took off these orders, paid or waiting for their payment. */
  discountAmount: euros,
  /** The invoices of these orders, and their credit notes. */
  soldAmount: euros,
  returnedAmount: euros,
  createdAtUtc: timeUtc,
  version,
});

const filters = { search, state: z.enum(PROMO_STATES).optional() };

type NewCode = {
  kind: (typeof PROMO_KINDS)[number];
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  minimumAmount: number;
  isFirstOrder: boolean;
  maxUses: number | null;
  maxUsesPerPerson: number | null;
};

/** An amount has a minimum and a limit of uses. Else a cart that is split into cheap orders would be almost free. */
function checkKind(made: NewCode, context: z.core.$RefinementCtx): void {
  const { kind, percent, amount, minimumAmount, isFirstOrder, maxUses, maxUsesPerPerson } = made;
  const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (kind === "Percent" && typeof percent !== "number") complain("percent", "Percent is required");
  if (kind !== "Amount") return;
  if (typeof amount !== "number") complain("amount", "Amount is required");
  else if (amount <= 0) complain("amount", "Amount must be above zero");
  else if (minimumAmount < leastMinimum(amount)) {
    complain("minimumAmount", `An amount may be at most ${MAX_PROMO_PERCENT} percent of the minimum`);
  }
  if (maxUses === null && maxUsesPerPerson === null && !isFirstOrder) {
    complain("maxUses", "An amount needs a limit of uses");
  }
}

export const adminPromotionEndpoints = {
  listPromoCodes: {
    summary: "Promo codes with their uses, discounts, sales and returns, the newest first",
    access: ["Admin"],
    permission: "promotions.change",
    query: z.strictObject({
      ...filters,
      ...pageQuery,
      sortBy: z.enum(["CreatedAtUtc"]).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(adminPromoCode),
    errors: [],
  },
  downloadPromoCodes: {
    summary: "These promo codes as CSV",
    access: ["Admin"],
    permission: "promotions.change",
    query: z.strictObject(filters),
    response: z.string(),
    isDownload: true,
    errors: [],
  },
  createPromoCode: {
    summary: "Make a promo code",
    access: ["Admin"],
    permission: "promotions.change",
    body: z
      .strictObject({
        code: newCode,
        kind: z.enum(PROMO_KINDS),
        percent: z.int().min(1).max(MAX_PROMO_PERCENT).nullish(),
        amount: eurosInput.nullish(),
        itemIds: scope(idOf("item")).default([]),
        categoryIds: scope(idOf("category")).default([]),
        minimumAmount: eurosInput.prefault(0),
        isFirstOrder: z.boolean().default(false),
        maxUses: most,
        maxUsesPerPerson: most,
        /** By default at once. */
        startsAtUtc: z.iso.datetime().nullish(),
        endsAtUtc: z.iso.datetime().nullish(),
        reason,
      })
      .superRefine(checkKind),
    status: 201,
    response: adminPromoCode,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", ...approvalErrors],
  },
  endPromoCode: {
    summary: "End a promo code at once; orders that use it stay as they are",
    access: ["Admin"],
    permission: "promotions.change",
    params: z.strictObject({ id: idOf("promoCode") }),
    body: z.strictObject({ version }),
    response: adminPromoCode,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "VERSION_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
