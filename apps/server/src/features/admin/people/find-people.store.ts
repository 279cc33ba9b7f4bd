import { COUNT_MAX, type Role } from "@trove/contract";
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";
import { emailIdentity } from "../../auth/index.ts";
import { matchesBeginnings, searchWords } from "../../items/index.ts";
import { countUpTo } from "../lists/lists.store.ts";

export type PeopleSelection = {
  search?: string | undefined;
  isLocked?: boolean | undefined;
  isOnHold?: boolean | undefined;
};

type PeopleQuery = SelectQueryBuilder<Tables & { u: Tables["users"] }, "u", object>;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ORDER_NUMBER = /^o-\d{12}$/i;
const SHIPMENT_NUMBER = /^s-\d{12}$/i;

const isHeld = sql<boolean>`exists (select from shipment_holds h where h.user_id = u.user_id)`;

const ownerOf = {
  order: (number: string) => sql`(select user_id from purchases where number = ${number.toUpperCase()})`,
  shipment: (number: string) => sql`(select user_id from shipments where number = ${number.toUpperCase()})`,
  /** Of an account, an order, a shipment or an opening. */
  anything: (id: string) => sql`(select ${id}::uuid
    union select user_id from purchases where purchase_id = ${id}::uuid
    union select user_id from shipments where shipment_id = ${id}::uuid
    union select user_id from openings where transaction_id = ${id}::uuid)`,
};

/** Whether a word of a person begins with a folded word: between it and the last text that begins so. */
const beginsWith = (word: RawBuilder<unknown>) => sql`w.word >= ${word} and w.word < ${word} || chr(1114111)`;

/** The word of a search that begins words of the fewest people, folded as theirs are; undefined if it has no words. */
async function rarestWord(db: Connection, search: string): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`
    select folded as word from unnest(${searchWords(search)}::text[]) as typed,
      string_to_table(fold_text(typed), ' ') as folded
    where folded <> '' order by (
      select count(*) from (select from user_words as w where ${beginsWith(sql`folded`)} limit ${COUNT_MAX}) as theirs)
    limit 1`.execute(db);
  return rows[0]?.word;
}

/** Whom a search means, by its kind: an id, a number, a whole e-mail address, or beginnings of words. */
async function meant(db: Connection, text: string): Promise<PeopleQuery> {
  const everybody = db.selectFrom("users as u");
  const owners = (query: RawBuilder<unknown>) => everybody.where(sql<boolean>`u.user_id in ${query}`);
  if (ID.test(text)) return owners(ownerOf.anything(text.toLowerCase()));
  if (ORDER_NUMBER.test(text)) return owners(ownerOf.order(text));
  if (SHIPMENT_NUMBER.test(text)) return owners(ownerOf.shipment(text));
  if (text.includes("@")) {
    const account = await db
      .selectFrom("identities")
      .select("userId")
      .where("value", "=", emailIdentity(text))
      .executeTakeFirst();
    if (account !== undefined) return everybody.where("u.userId", "=", account.userId);
  }
  const word = await rarestWord(db, text);
  if (word === undefined) return everybody;
  const named = sql<Selectable<Tables["users"]>>`(
    select u.* from user_words as w join users as u using (user_id) where ${beginsWith(sql`${word}::text`)})`;
  return db.selectFrom(named.as("u")).where(matchesBeginnings(text, sql`u.search_text`));
}

/** People of a selection; of those whom a search finds, at most so many, whichever they are. */
async function selected(
  db: Connection,
  { search = "", isLocked, isOnHold }: PeopleSelection,
  most = COUNT_MAX + 1,
): Promise<PeopleQuery> {
  const narrowed = (query: PeopleQuery) => {
    const locked = isLocked === undefined ? query : query.where("u.isLocked", "=", isLocked);
    return isOnHold === undefined ? locked : locked.where(isHeld, "=", isOnHold);
  };
  if (search === "") return narrowed(db.selectFrom("users as u"));
  // Somebody with two words that begin alike is found twice.
  const found = narrowed(await meant(db, search))
    .select("u.userId")
    .limit(2 * most);
  return db
    .with(
      (cte) => cte("found").materialized(),
      () => db.selectFrom(found.as("each")).select("userId").distinct().limit(most),
    )
    .selectFrom("users as u")
    .where("u.userId", "in", sql<string>`(select user_id from found)`);
}

/**
 * One page of people by the time of their registration, and how many there are, counted up to one beyond COUNT_MAX. A
 * search first finds its matches by an index: of more than that it shows so many, whichever they are.
 */
export async function findPeople(
  db: Connection,
  selection: PeopleSelection,
  direction: "asc" | "desc",
  { limit, offset }: { limit: number; offset: number },
) {
  const people = await selected(db, selection);
  // Everybody is counted along the index that the page comes from: any other part of the table may have to be read anew.
  const isEverybody = !selection.search && selection.isLocked === undefined && selection.isOnHold === undefined;
  const [rows, totalCount] = await Promise.all([
    people
      .select([
        "u.userId",
        "u.userName",
        "u.firstName",
        "u.lastName",
        "u.email",
        "u.roles",
        "u.isLocked",
        "u.createdAt",
      ])
      .select(isHeld.as("isOnHold"))
      .orderBy("u.createdAt", direction)
      .orderBy("u.userId", direction)
      .limit(limit)
      .offset(offset)
      .$narrowType<{ roles: Role[] }>()
      .execute(),
    countUpTo(db, isEverybody ? people.orderBy("u.createdAt", direction) : people),
  ]);
  return { rows, totalCount };
}

/** A few of the people that a search means, whichever they are. */
export async function findSomePeople(db: Connection, search: string, most: number) {
  const people = await selected(db, { search }, most);
  return people.select(["u.userId", "u.userName", "u.firstName", "u.lastName", "u.email"]).execute();
}
