import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { itemInLanguages } from "../../items/index.ts";
import { auditedTranslations } from "../operations/audited-translations.ts";
import type { Change, Command, Reversal } from "../operations/command.ts";
import { changesOpenBoxes } from "./audited-boxes.ts";
import { updateItem } from "./change-item.ts";
import { changeStock } from "./change-stock.ts";
import { askForItem } from "./item-asks.ts";

/** What the audit log has of an item. */
const auditedItem = z.object({
  name: z.string(),
  description: z.string(),
  translations: auditedTranslations,
  imageUrl: z.string(),
  galleryUrls: z.array(z.string()),
  altTexts: z.array(z.string()),
  categoryId: z.string(),
  brand: z.string(),
  isSellable: z.boolean(),
  isActive: z.boolean(),
  marketPriceCents: z.int(),
  /** Only if the change was one of the stock too. */
  stock: z.int().nullable().optional(),
  version: z.int(),
});

function revert({ subjectId: id, before, after }: Change): Reversal {
  const [had, made] = [auditedItem.parse(before), auditedItem.parse(after)];
  const { marketPriceCents, stock, version: _, ...fields } = had;
  const body = {
    ...fields,
    marketPrice: toEuros(cents(marketPriceCents)),
    version: made.version,
    ...(stock !== made.stock && { stockChange: { from: made.stock, to: stock } }),
  };
  return { action: "updateItem", params: { id }, body };
}

/** Another price publishes other odds of the open boxes that hold the item. */
export const updateItemCommand: Command<"updateItem"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    itemInLanguages(await updateItem(parts, { person, idempotency, itemId: params.id }, body)),
  approval: { kind: "publishing", asks: askForItem, isNeeded: changesOpenBoxes },
  revert,
};

const auditedStock = z.object({ stock: z.int().nullable() });

export const changeStockCommand: Command<"changeStock"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    itemInLanguages(await changeStock(parts, { person, idempotency, itemId: params.id }, body)),
  /** As a difference, so that what was sold since stays sold. */
  revert: ({ subjectId: id, before, after }, reason) => {
    const [had, made] = [auditedStock.parse(before), auditedStock.parse(after)];
    if (had.stock === made.stock) return undefined;
    return { action: "changeStock", params: { id }, body: { from: made.stock, to: had.stock, reason } };
  },
};
