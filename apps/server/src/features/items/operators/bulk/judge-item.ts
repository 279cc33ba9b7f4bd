import type { RowProblem } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { findGonePictures } from "../../../files/index.ts";
import { type AnyCategoryRow, type AnyItemRow, readAllCategories } from "../../index.ts";
import { readOpenBoxNames } from "../../../lootboxes/index.ts";
import { noted, type PlannedRow } from "../../../operators/index.ts";
import { safetyProblem, type SafetyRule } from "../safety-rule.ts";
import { ADDRESS_TAKEN, altersShown, CATEGORY_HIDDEN, CATEGORY_UNKNOWN, heldBy, type NewItem } from "../write-item.ts";
import { changesBetween, checkedValues, checkValues, type ItemValues, valuesOf } from "./item-values.ts";

/** Data of the shop that is needed to plan rows. */
export type Shelf = {
  categories: readonly AnyCategoryRow[];
  /** For each item that an open box holds, the name of such a box. */
  openBoxes: ReadonlyMap<string, string>;
  /** Slugs that are taken. */
  slugs: ReadonlySet<string>;
  /** Whether the shop shows items only with the facts about their safety. */
  needsSafety: boolean;
  /** Addresses of uploaded pictures that the shop no longer has. */
  gonePictures: ReadonlySet<string>;
};

/** Reads the data needed to plan changes of these items, and new items. */
export async function readShelf(
  rule: SafetyRule,
  db: Connection,
  items: readonly AnyItemRow[],
  pictures: readonly string[] = [],
): Promise<Shelf> {
  const itemIds = items.map(({ itemId }) => itemId);
  const [categories, openBoxes, gonePictures, needsSafety] = await Promise.all([
    readAllCategories(db),
    readOpenBoxNames(db, itemIds),
    findGonePictures(db, pictures),
    rule.needsSafety(),
  ]);
  return { categories, openBoxes, gonePictures, needsSafety, slugs: new Set(items.map(({ slug }) => slug)) };
}

type Wanted = Pick<PlannedRow, "line" | "name" | "input"> & {
  /** Undefined for a new item. */
  item: AnyItemRow | undefined;
  values: ItemValues;
};

/** Returns all problems that keep a row with valid values from running. They are checked again when the row runs. */
function problemsOf(shelf: Shelf, item: AnyItemRow | undefined, body: NewItem): RowProblem[] {
  const problems: RowProblem[] = [];
  const category = shelf.categories.find(({ categoryId }) => categoryId === body.categoryId);
  if (category === undefined) problems.push(CATEGORY_UNKNOWN);
  else if (body.isActive && !category.isActive) problems.push(CATEGORY_HIDDEN);
  const box = item && shelf.openBoxes.get(item.itemId);
  if (item !== undefined && box !== undefined && altersShown(item, body)) problems.push(heldBy(box));
  if (item === undefined && body.slug !== undefined && shelf.slugs.has(body.slug)) problems.push(ADDRESS_TAKEN);
  const unsafe = shelf.needsSafety ? safetyProblem(item, body) : undefined;
  if (unsafe !== undefined) problems.push(unsafe);
  for (const url of [body.imageUrl, ...body.galleryUrls]) {
    if (shelf.gonePictures.has(url)) problems.push({ code: "PictureGone", params: { address: url } });
  }
  return problems;
}

/** Makes a planned row that can't run. */
export function invalidRow(
  row: Pick<Wanted, "line" | "name" | "input" | "item">,
  problems: readonly RowProblem[],
): PlannedRow {
  const { item, ...rest } = row;
  const subject = { subjectId: item?.itemId ?? null, subjectVersion: item?.version ?? null };
  return { ...rest, ...subject, status: "Invalid", changes: [], ...noted(problems) };
}

/** Plans one row: finds its changes, and the problems that keep it from running. */
export function judgeItem(shelf: Shelf, { item, values, ...row }: Wanted): PlannedRow {
  const before = item && valuesOf(item);
  const subject = { subjectId: item?.itemId ?? null, subjectVersion: item?.version ?? null };
  const unchanged: PlannedRow = { ...row, ...subject, status: "Unchanged", changes: [], ...noted([]) };
  if (before !== undefined && changesBetween(before, values).length === 0) return unchanged;
  const body = checkValues(values);
  const problems = Array.isArray(body) ? body : problemsOf(shelf, item, body);
  if (Array.isArray(body) || problems.length > 0) return invalidRow({ ...row, item }, problems);
  const changes = changesBetween(before, { ...checkedValues(body), slug: values.slug });
  return changes.length === 0 ? unchanged : { ...row, ...subject, status: "Waiting", changes, ...noted([]) };
}
