import type { Cents } from "@trove/money";
import { boxPicture } from "./box-art.ts";
import type { BoxLook } from "./box-art.ts";
import { fixedId, momentOn, toSlug } from "./identity.ts";
import { items } from "./items.ts";
import { spreadTickets } from "./odds.ts";
import type { Drop } from "./odds.ts";

export type DemoBox = {
  id: string;
  slug: string;
  name: string;
  description: string;
  /** File name in demo/pictures. The fragment #front shows only the front walls. */
  picture: string;
  /** Hue in degrees of OKLCH. */
  hue: number;
  price: Cents;
  tags: readonly string[];
  categoryIds: readonly string[];
  drops: readonly Drop[];
  createdAtUtc: string;
  status: "Active" | "Paused" | "Draft";
};

/** A box as the box files define it: its price, its odds, its look and the slugs of its items. */
export type BoxRow = {
  name: string;
  text: string;
  /** The day on which it was created (YYYY-MM-DD). */
  since: string;
  price: Cents;
  payout: number;
  beat: number;
  look: BoxLook;
  tags: readonly string[];
  inside: readonly string[];
  status?: "Paused";
};

/** Boxes created since this day have the tag New. */
const NEW_SINCE = "2026-10-20";

const itemsBySlug = new Map(items.map((item) => [item.slug, item]));

function find(slug: string) {
  const item = itemsBySlug.get(slug);
  if (item === undefined) throw new Error(`There is no item "${slug}"`);
  return item;
}

/** The categories that at least two of the box's items belong to. */
function mainCategories(categoryIds: readonly string[]): string[] {
  return [...new Set(categoryIds.filter((id, index) => categoryIds.indexOf(id) !== index))];
}

/** Turns rows into boxes with tickets. */
export function pack(rows: readonly BoxRow[]): readonly DemoBox[] {
  return rows.map((row) => {
    const slug = toSlug(row.name);
    const createdAtUtc = momentOn(row.since, slug);
    const inside = row.inside.map(find);
    const prizes = inside.map(({ id, marketPrice }) => ({ itemId: id, marketPrice }));
    return Object.freeze({
      id: fixedId("box", slug, createdAtUtc),
      slug,
      name: row.name,
      description: row.text,
      picture: boxPicture(slug),
      hue: row.look.hue,
      price: row.price,
      tags: Object.freeze(row.since >= NEW_SINCE ? ["New", ...row.tags] : row.tags),
      categoryIds: Object.freeze(mainCategories(inside.map(({ categoryId }) => categoryId))),
      drops: Object.freeze(spreadTickets(prizes, row).map((drop) => Object.freeze(drop))),
      createdAtUtc,
      status: row.status ?? "Active",
    });
  });
}
