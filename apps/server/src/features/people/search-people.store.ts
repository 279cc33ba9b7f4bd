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
  /** Of an account, an order, a shipment or an opening. */
  anything: (id: string) => sql`(select ${id}::uuid
    union select user_id from purchases where purchase_id = ${id}::uuid
    union select user_id from shipments where shipment_id = ${id}::uuid
    union select user_id from openings where transaction_id = ${id}::uuid)`,
};

/** Who is meant by an id, a number or a whole e-mail address; undefined if a search means beginnings of words. */
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

/** Whether a word of a person begins with a folded word: it lies between that and the last text that begins so. */
const beginsWith = (word: RawBuilder<unknown>) => sql`w.word >= ${word} and w.word < ${word} || chr(1114111)`;

/**
 * The words of a search, folded as those of people are: first the one that begins words of the fewest people, or, of
 * words that begin many, the longest.
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
 * The ids of people whom a search means, at most so many, whichever they are: by its kind the owner of an id, of a
 * number or of a whole e-mail address, or everybody with words that begin with its words. A person is named `u` in
 * conditions.
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
  // In the order of words, so that no more of them are read than are shown. Two that begin alike find a person twice.
  const { rows } = await sql<{ userId: string }>`
    select user_id from (
      select user_id from user_words as w ${users} where ${met} order by w.word limit ${2 * most}) as found
    group by user_id limit ${most}`.execute(db);
  return rows.map(({ userId }) => userId);
}
