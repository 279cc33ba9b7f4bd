import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, id } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { CART_ITEMS_LIMIT } from "../../settings/setting-groups.ts";
import { linesOf } from "../purchases/lines-of.ts";
import { foldPromoCode, PROMO_CODE_MAX, PROMO_KINDS } from "./kinds.ts";

/** A promo code as somebody typed it. A text that can't be a code gets the same response as an unknown code. */
export const promoCode = z
  .string()
  .min(1, "Please type a code")
  .max(2 * PROMO_CODE_MAX, "A code is shorter")
  .transform(foldPromoCode);

export const promotionEndpoints = {
  checkPromoCode: {
    summary: "What a promo code takes off a cart; refused codes have a rate limit of their own",
    access: "optional",
    body: z
      .strictObject({
        code: promoCode,
        /** As in an order, each id stands for one piece. */
        itemIds: z.array(idOf("item")).min(1, "The cart is empty").max(CART_ITEMS_LIMIT),
        /** By default, the order is sent. */
        purchaseOption: z.enum(["order", "inventory"]).optional(),
      })
      .transform(({ itemIds, ...asked }) => ({ ...asked, lines: linesOf(itemIds) })),
    response: z.strictObject({
      code: z.string(),
      kind: z.enum(PROMO_KINDS),
      /** How many percent it takes off; null for other kinds. */
      percent: z.int().nullable(),
      /** The amount that it takes off the items. A code of the kind FreeShipping takes all of the shipping. */
      itemsDiscount: euros,
      /** The items that it is for. */
      itemIds: z.array(id),
    }),
    errors: ["NOT_FOUND", "OUT_OF_STOCK", "PROMO_REFUSED"],
  },
} as const satisfies Record<string, EndpointDefinition>;
