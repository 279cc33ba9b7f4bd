import { cents, toEuros } from "@trove/money";
import { productSafety } from "@trove/contract";
import { z } from "zod";
import {
  auditedTranslations,
  type Change,
  defineAct,
  type RevertCall,
  changesOpenBoxes,
  oddsOfBoxes,
} from "../../operators/index.ts";
import { planEdit } from "./bulk/plan-edit.ts";
import { planImport } from "./bulk/plan-import.ts";
import { createItem, type ItemParts, updateItem } from "./change-item.ts";
import { changeStock } from "./change-stock.ts";
import { itemResponseOf } from "./item-facts.ts";
import type { SafetyRule } from "./safety-rule.ts";
import { type PictureParts, uploadPicture } from "./upload-picture.ts";

/** The fields of an item that an act reads from the audit log. */
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
  /** Missing in entries of before items had weights. */
  weightGrams: z.int().nullable().optional(),
  /** Missing in entries of before items had it. */
  safety: productSafety.optional(),
  /** Only set if the operator changed the stock too. */
  stock: z.int().nullable().optional(),
  version: z.int(),
});

function revert({ subjectId: id, before, after }: Change): RevertCall {
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

const auditedStock = z.object({ stock: z.int().nullable(), lowStock: z.int().nullable().optional() });
const withName = z.object({ name: z.string() });

export const itemActs = (parts: ItemParts & PictureParts & SafetyRule) => [
  uploadPicture(parts),
  planImport(parts),
  planEdit(parts),
  defineAct({
    name: "createItem",
    change: (tx, at, call) => createItem(parts, tx, at, call),
    response: itemResponseOf,
  }),
  // A new price may need an approval, because it changes the odds of open boxes that hold the item.
  defineAct({
    name: "updateItem",
    change: (tx, at, call) => updateItem(parts, tx, at, call),
    response: itemResponseOf,
    approval: {
      kind: "publishing",
      asks: (_db, { after }) => ({ action: "updateItem", itemName: withName.parse(after).name }),
      isNeeded: changesOpenBoxes,
      odds: oddsOfBoxes,
    },
    revert,
  }),
  defineAct({
    name: "changeStock",
    change: changeStock,
    response: itemResponseOf,
    // Reverts by the difference, so that pieces sold since stay sold.
    revert: ({ subjectId: id, before, after }, reason) => {
      const [had, made] = [auditedStock.parse(before), auditedStock.parse(after)];
      if (had.stock === made.stock && had.lowStock === made.lowStock) return undefined;
      const { stock: to, lowStock } = had;
      const body = { from: made.stock, to, reason, ...(typeof lowStock === "number" && { lowStock }) };
      return { action: "changeStock", params: { id }, body };
    },
  }),
];
