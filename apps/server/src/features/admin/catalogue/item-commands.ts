import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { itemWithTexts } from "../../items/index.ts";
import type { Change, Command, Reversal } from "../operations/command.ts";
import { updateItem } from "./change-item.ts";

/** What the audit log has of an item. */
const auditedItem = z.object({
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  galleryUrls: z.array(z.string()),
  categoryId: z.string(),
  brand: z.string(),
  isSellable: z.boolean(),
  isActive: z.boolean(),
  marketPriceCents: z.int(),
  stock: z.int().nullable(),
  version: z.int(),
});

function revert({ subjectId: id, before, after }: Change): Reversal | undefined {
  const had = auditedItem.safeParse(before);
  const made = auditedItem.safeParse(after);
  if (!had.success || !made.success) return undefined;
  const { marketPriceCents, stock, version: _, ...fields } = had.data;
  const body = {
    ...fields,
    marketPrice: toEuros(cents(marketPriceCents)),
    version: made.data.version,
    ...(stock !== made.data.stock && { stockChange: { from: made.data.stock, to: stock } }),
  };
  return { action: "updateItem", params: { id }, body };
}

export const updateItemCommand: Command<"updateItem"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    itemWithTexts(await updateItem(parts, { person, idempotency, itemId: params.id }, body)),
  revert,
};
