import { COUNT_MAX } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { emailIdentity } from "../auth/index.ts";
import { matchesBeginnings, searchWords } from "../items/index.ts";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ORDER_NUMBER = /^o-\d{12}$/i;
const SHIPMENT_NUMBER = /^s-\d{12}$/i;

const ownerOf = {
  order: (number: string) => sql`(select user_id from purchases where number = ${number.toUpperCase()})`,
  shipment: (number: string) => sql`(select user_id from shipments where number = ${number.toUpperCase()})`,
  /** Finds the owner by the id of an account, an order, a shipment or an opening. */
  anything: (id: string) => sql`(select ${id}::uuid
    union select user_id from purchases where purchase_id = ${id}::uuid
    union select user_id from shipments where shipment_id = ${id}::uuid
    union select user_id from openings where transaction_id = ${id}::uuid)`,
};

/**
 * Returns the owners of an id, a number or a whole e-mail address. Undefined if the text is something else, or an
 * unknown address.
 */
async function ownersOf(db: Connection, text: string): Promise<RawBuilder<unknown> | undefined> {
  if (ID.test(text)) return ownerOf.anything(text.toLowerCase());
  if (ORDER_NUMBER.test(text)) return ownerOf.order(text);
  if (SHIPMENT_NUMBER.test(text)) return ownerOf.shipment(text);
  if (!text.includes("@")) return undefined;
  const account = await db
    .selectFrom("identities")
    .select("userId")
    .where("value", "=", emailIdentity(text))
    .executeTakeFirst();
  return account && sql`(${account.userId}::uuid)`;
}

/** Whether a person's word begins with a folded word. Written as a range, so that the index can be used. */
const beginsWith = (word: RawBuilder<unknown>) => sql`w.word >= ${word} and w.word < ${word} || chr(1114111)`;

/** Counts the words of people that a folded word begins, up to COUNT_MAX. */
async function countBeginning(db: Connection, word: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select w.user_id from user_words as w where ${beginsWith(sql`${word}::text`)} limit ${COUNT_MAX}) as theirs`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Returns the folded words of a search, the rarest first: the word that begins words of the fewest people. Counts only
 * up to COUNT_MAX; among words with equal counts, the longest comes first.
 */
async function rarestFirst(db: Connection, search: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select folded as word from unnest(${searchWords(search)}::text[]) as typed,
      string_to_table(fold_text(typed), ' ') as folded
    where folded <> '' order by length(folded) desc`.execute(db);
  const words = rows.map(({ word }) => word);
  if (words.length < 2) return words;
  const counts = await Promise.all(words.map((word) => countBeginning(db, word)));
  return words
    .map((word, place) => ({ word, count: counts[place] ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
    .map(({ word }) => word);
}

/**
 * Returns up to `most` ids of people whom a search finds: the owner of an id, a number or a whole e-mail address, or
 * all people whose words begin with the search's words. If more match, it is arbitrary which ones are returned.
 * Conditions refer to a person as `u`.
 */
export async function searchPeople(
  db: Connection,
  search: string,
  conditions: readonly RawBuilder<boolean>[],
  most: number,
): Promise<string[]> {
  const owners = await ownersOf(db, search);
  if (owners !== undefined) {
    const met = sql.join([sql`u.user_id in ${owners}`, ...conditions], sql` and `);
    const { rows } = await sql<{ userId: string }>`select user_id from users as u where ${met}`.execute(db);
    return rows.map(({ userId }) => userId);
  }
  const [rarest, ...others] = await rarestFirst(db, search);
  if (rarest === undefined) return [];
  const ofUsers = [...conditions, ...others.map((word) => matchesBeginnings(word, sql`u.search_text`))];
  const users = ofUsers.length > 0 ? sql`join users as u using (user_id)` : sql``;
  const met = sql.join([beginsWith(sql`${rarest}::text`), ...ofUsers], sql` and `);
  // Reads in the order of words, so that PostgreSQL can stop early. Reads twice the maximum, because two words can
  // belong to the same person.
  const { rows } = await sql<{ userId: string }>`
    select user_id from (
      select user_id from user_words as w ${users} where ${met} order by w.word limit ${2 * most}) as found
    group by user_id limit ${most}`.execute(db);
  return rows.map(({ userId }) => userId);
}
