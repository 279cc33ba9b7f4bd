import type { Role } from "@trove/contract";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";

export type Account = {
  userId: string;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  passwordHash: string;
  roles: Role[];
  isLocked: boolean;
  createdAt: Date;
};

export type Names = Pick<Account, "firstName" | "lastName" | "phoneNumber">;

export type NewAccount = Omit<Account, "phoneNumber" | "isLocked" | "createdAt"> & { createdAt: Date };

const columns = sql`user_id as "userId", user_name as "userName", email, first_name as "firstName",
  last_name as "lastName", phone_number as "phoneNumber", password_hash as "passwordHash", roles,
  is_locked as "isLocked", created_at as "createdAt"`;

/** The account that signs in under an identity. */
export async function findByIdentity(db: Connection, identity: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${columns} from users
    where user_id = (select user_id from identities where value = ${identity})`.execute(db);
  return rows[0];
}

export async function findAccount(db: Connection, userId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${columns} from users where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Takes those identities that are free and answers them; waits for a registration in flight that wants the same. */
export async function takeIdentities(tx: Transaction, userId: string, identities: string[]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    insert into identities (value, user_id)
    select value, ${userId} from unnest(${identities}::text[]) with ordinality as wanted (value, position)
    order by position
    on conflict do nothing returning value`.execute(tx);
  return rows.map(({ value }) => value);
}

export async function insertAccount(tx: Transaction, account: NewAccount): Promise<void> {
  const { userId, userName, email, firstName, lastName, passwordHash, roles, createdAt } = account;
  await sql`
    insert into users (user_id, user_name, email, first_name, last_name, password_hash, roles, terms_accepted_at,
      created_at, updated_at)
    values (${userId}, ${userName}, ${email}, ${firstName}, ${lastName}, ${passwordHash}, ${roles}, ${createdAt},
      ${createdAt}, ${createdAt})`.execute(tx);
}

/** The account, with its row locked until the transaction ends. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${columns} from users where user_id = ${userId} for update`.execute(tx);
  return rows[0];
}

export async function replacePassword(tx: Transaction, userId: string, passwordHash: string, at: Date): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, updated_at = ${at}, version = version + 1
    where user_id = ${userId}`.execute(tx);
}

/** Writes what a person is called and how they are phoned; undefined when there is no such account. */
export async function updateNames(
  db: Connection,
  userId: string,
  names: Names,
  at: Date,
): Promise<Account | undefined> {
  const { firstName, lastName, phoneNumber } = names;
  const { rows } = await sql<Account>`
    update users set first_name = ${firstName}, last_name = ${lastName}, phone_number = ${phoneNumber},
      updated_at = ${at}, version = version + 1
    where user_id = ${userId} returning ${columns}`.execute(db);
  return rows[0];
}
