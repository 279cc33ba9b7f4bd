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
  /** By the id of an account, an order, a shipment or an opening. */
  anything: (id: string) => sql`(select ${id}::uuid
    union select user_id from purchases where purchase_id = ${id}::uuid
    union select user_id from shipments where shipment_id = ${id}::uuid
    union select user_id from openings where transaction_id = ${id}::uuid)`,
};

/** The owners of an id, a number or a whole e-mail address; undefined if the search is for beginnings of words. */
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

/** Whether a word of a person begins with a folded word, as a range that the index can search. */
const beginsWith = (word: RawBuilder<unknown>) => sql`w.word >= ${word} and w.word < ${word} || chr(1114111)`;

/**
 * Returns the folded words of a search, first the one that begins words of the fewest people. Among words that begin
 * many, the longest comes first.
 */
async function rarestFirst(db: Connection, search: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select folded as word from unnest(${searchWords(search)}::text[]) as typed,
      string_to_table(fold_text(typed), ' ') as folded
    where folded <> ''
    order by (
      select count(*) from (select from user_words as w where ${beginsWith(sql`folded`)} limit ${COUNT_MAX}) as theirs
    ), length(folded) desc`.execute(db);
  return rows.map(({ word }) => word);
}

/**
 * Returns the ids of at most `most` people whom a search finds, which of them is arbitrary: the owner of an id, a
 * number or a whole e-mail address, or everybody with words that begin with the search's words. Conditions name a
 * person `u`.
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
  // Reads in the order of words, so that it can stop early. Twice the maximum, because two words can find the same
  // person.
  const { rows } = await sql<{ userId: string }>`
    select user_id from (
      select user_id from user_words as w ${users} where ${met} order by w.word limit ${2 * most}) as found
    group by user_id limit ${most}`.execute(db);
  return rows.map(({ userId }) => userId);
}
