import { cents } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { createCategory, createItem, updateCategory } from "../../items/operators/index.ts";
import { createBox } from "../../lootboxes/operators/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { EXAMPLE_ITEMS, exampleBoxes, LEAST_ITEMS, type PricedItem } from "./example-boxes.ts";
import { readPricedItems } from "./guide.store.ts";

type Call = OperatorCall<"createExampleBoxes">;

/** Items beyond this number are not looked at: three boxes of eight drops are made from a spread of them. */
const MOST_ITEMS = 500;

/** Adds a hidden category with example items, which the shop does not show either. */
async function addExampleItems(tx: Transaction, at: Date, { person }: Call): Promise<PricedItem[]> {
  const words = { name: "Examples", description: "Items for boxes to begin with", imageUrl: EXAMPLE_ITEMS[0].imageUrl };
  const { facts: made } = await createCategory(tx, at, { body: { ...words, slug: "examples" } });
  const { categoryId, version } = made;
  await updateCategory(tx, at, { params: { id: categoryId }, body: { ...words, isActive: false, version } });
  const items: PricedItem[] = [];
  for (const { name, price, imageUrl } of EXAMPLE_ITEMS) {
    const body = {
      name,
      brand: "Example",
      description: "Replace this item by one of your own.",
      categoryId,
      marketPrice: cents(price),
      stock: null,
      isSellable: false,
      isActive: false,
      imageUrl,
      galleryUrls: [],
      altTexts: [],
    };
    const { facts } = await createItem({ needsSafety: () => Promise.resolve(true) }, tx, at, { person, body });
    items.push({ itemId: facts.itemId, marketPriceCents: cents(price) });
  }
  return items;
}

/**
 * Makes three boxes as drafts: from the items that the shop shows, or from example items if these are too few. Nothing
 * is published. Throws STATUS_CONFLICT if the boxes are there.
 */
export async function createExampleBoxes(tx: Transaction, at: Date, call: Call) {
  const own = await readPricedItems(tx, MOST_ITEMS);
  const isOwn = own.length >= LEAST_ITEMS;
  try {
    const items = isOwn ? own : await addExampleItems(tx, at, call);
    const lootboxIds: string[] = [];
    for (const box of exampleBoxes(items)) {
      const body = { ...box, description: "", tags: ["Example"], categoryIds: [] };
      lootboxIds.push((await createBox(tx, at, { body })).facts.id);
    }
    const facts = { lootboxIds, itemIds: isOwn ? [] : items.map(({ itemId }) => itemId) };
    return { facts, audit: { subjectId: lootboxIds[0] ?? call.person.userId, before: null, after: facts } };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "VALIDATION_FAILED")) throw error;
    throw new Refusal("STATUS_CONFLICT", { detail: "The example boxes were made already" });
  }
}
