import type { Cents } from "@trove/money";
import { boxPicture } from "./box-art.ts";
import { fixedId, momentOn, toSlug } from "./identity.ts";
import { items } from "./items.ts";
import { type Drop, spreadTickets } from "./odds.ts";
import { type BoxRow, readBoxes, type Translations } from "./read-catalogue.ts";

export type DemoBox = {
  id: string;
  slug: string;
  name: string;
  description: string;
  translations: Translations;
  /** The file name in demo/pictures. With the fragment `#front`, the picture shows only the front walls. */
  picture: string;
  /** The hue in degrees of OKLCH. */
  hue: number;
  price: Cents;
  tags: readonly string[];
  categoryIds: readonly string[];
  drops: readonly Drop[];
  createdAtUtc: string;
  status: "Active" | "Paused" | "Draft";
};

/** Boxes created on or after this day have the tag New. */
const NEW_SINCE = "2026-10-20";

const itemsBySlug = new Map(items.map((item) => [item.slug, item]));

function find(slug: string) {
  const item = itemsBySlug.get(slug);
  if (item === undefined) throw new Error(`There is no item "${slug}"`);
  return item;
}

/** Finds the categories of at least two of the box's items. */
function mainCategories(categoryIds: readonly string[]): string[] {
  return [...new Set(categoryIds.filter((id, index) => categoryIds.indexOf(id) !== index))];
}

function pack({ name, description, translations, ...row }: BoxRow): DemoBox {
  const slug = toSlug(name);
  const createdAtUtc = momentOn(row.since, slug);
  const inside = row.inside.map(find);
  const prizes = inside.map(({ id, marketPrice }) => ({ itemId: id, marketPrice }));
  return Object.freeze({
    id: fixedId("box", slug, createdAtUtc),
    slug,
    name,
    description,
    translations,
    picture: boxPicture(slug),
    hue: row.look.hue,
    price: row.priceCents,
    tags: Object.freeze(row.since >= NEW_SINCE ? ["New", ...row.tags] : row.tags),
    categoryIds: Object.freeze(mainCategories(inside.map(({ categoryId }) => categoryId))),
    drops: Object.freeze(spreadTickets(prizes, { ...row, price: row.priceCents }).map((drop) => Object.freeze(drop))),
    createdAtUtc,
    status: row.status ?? "Active",
  });
}

/** The boxes before their tickets are computed. The cheapest box is first, and the season's box is last. */
export const boxRows: readonly BoxRow[] = readBoxes();

/** The boxes with their computed tickets. */
export const boxes: readonly DemoBox[] = Object.freeze(boxRows.map(pack));
