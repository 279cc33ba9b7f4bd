import type { LootboxStatus } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { matchesSearch } from "../items/index.ts";
import type { Asked } from "./asked.ts";

/** Highest number of matches that are ranked. If more match, it is arbitrary which of them are ranked. */
const MOST_COMPARED = 200;

/**
 * The SQL condition that matches what was asked: by id, or by words in `search_text`. Undefined for an order number or
 * e-mail address, which items and boxes don't have.
 */
function condition(asked: Asked, id: RawBuilder<unknown>): RawBuilder<boolean> | undefined {
  switch (asked.by) {
    case "id":
      return sql<boolean>`${id} = ${asked.id}::uuid`;
    case "words":
      return matchesSearch(asked.text, sql`search_text`);
    case "number":
    case "email":
      return undefined;
  }
}

/** Sorts matches whose text begins with the asked words first, then by name. */
const nearest = (asked: Asked) => {
  const text = asked.by === "words" ? asked.text : "";
  return sql`(not starts_with(search_text, fold_text(${text}))), name`;
};

export async function findItems(db: Connection, asked: Asked, most: number) {
  const matching = condition(asked, sql`item_id`);
  if (matching === undefined) return [];
  const matches = db
    .selectFrom("items")
    .select(["itemId", "name", "brand", "searchText"])
    .where(matching)
    .limit(MOST_COMPARED);
  return db.selectFrom(matches.as("i")).selectAll().orderBy(nearest(asked)).limit(most).execute();
}

export async function findBoxes(db: Connection, asked: Asked, most: number) {
  const matching = condition(asked, sql`lootbox_id`);
  if (matching === undefined) return [];
  const matches = db
    .selectFrom("lootboxes")
    .select(["lootboxId", "name", "status", "searchText"])
    .where(matching)
    .limit(MOST_COMPARED);
  return db
    .selectFrom(matches.as("b"))
    .selectAll()
    .orderBy(nearest(asked))
    .limit(most)
    .$narrowType<{ status: LootboxStatus }>()
    .execute();
}
