import { COUNT_MAX, type Role } from "@trove/contract";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";
import { emailIdentity } from "../../auth/index.ts";
import { matchesBeginnings } from "../../items/index.ts";
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

const ownerOf = {
  order: (number: string) => sql`(select user_id from purchases where number = ${number.toUpperCase()})`,
  shipment: (number: string) => sql`(select user_id from shipments where number = ${number.toUpperCase()})`,
  /** Of an account, an order, a shipment or an opening. */
  anything: (id: string) => sql`(select ${id}::uuid
    union select user_id from purchases where purchase_id = ${id}::uuid
    union select user_id from shipments where shipment_id = ${id}::uuid
    union select user_id from openings where transaction_id = ${id}::uuid)`,
};

/** Which people a search means, by its kind: an id, a number, a whole e-mail address, or beginnings of words. */
async function matching(db: Connection, text: string) {
  const owners = (query: ReturnType<typeof sql>) => sql<boolean>`u.user_id in ${query}`;
  if (ID.test(text)) return owners(ownerOf.anything(text.toLowerCase()));
  if (ORDER_NUMBER.test(text)) return owners(ownerOf.order(text));
  if (SHIPMENT_NUMBER.test(text)) return owners(ownerOf.shipment(text));
  const words = matchesBeginnings(text, sql`u.search_text`);
  if (!text.includes("@")) return words;
  const account = await db
    .selectFrom("identities")
    .select("userId")
    .where("value", "=", emailIdentity(text))
    .executeTakeFirst();
  return account === undefined ? words : sql<boolean>`u.user_id = ${account.userId}`;
}

async function selected(db: Connection, { search = "", isLocked, isOnHold }: PeopleSelection): Promise<PeopleQuery> {
  let query = db.selectFrom("users as u");
  if (isLocked !== undefined) query = query.where("u.isLocked", "=", isLocked);
  const held = sql<boolean>`exists (select from shipment_holds h where h.user_id = u.user_id)`;
  if (isOnHold !== undefined) query = query.where(held, "=", isOnHold);
  return search === "" ? query : query.where(await matching(db, search));
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
  const most = people.select("u.userId").limit(COUNT_MAX + 1);
  // Everybody is counted along the index that the page comes from: any other part of the table may have to be read anew.
  const isEverybody = !selection.search && selection.isLocked === undefined && selection.isOnHold === undefined;
  const among = selection.search
    ? db
        .with(
          (cte) => cte("found").materialized(),
          () => most,
        )
        .selectFrom("users as u")
        .where("u.userId", "in", sql<string>`(select user_id from found)`)
    : people;
  const [rows, totalCount] = await Promise.all([
    among
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
      .select(sql<boolean>`exists (select from shipment_holds h where h.user_id = u.user_id)`.as("isOnHold"))
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
  const people = await selected(db, { search });
  return people.select(["u.userId", "u.userName", "u.firstName", "u.lastName", "u.email"]).limit(most).execute();
}
