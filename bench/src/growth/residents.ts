import { sql } from "kysely";
import { newRecoveryCodes, recoveryCodeHash } from "../../../apps/server/src/features/auth/factors/recovery-codes.ts";
import { LARGE_PASSWORD, type LargeSize } from "../../../apps/server/src/demo/large/fill-large.ts";
import { type Customer, giveMoney, signIn } from "../customers.ts";
import type { Place } from "../place.ts";

/** A person of a filled database who has a transaction to look up. */
export type Resident = Customer & { transactionId: string };

const SIGN_INS_AT_ONCE = 4;
/** Only every twentieth person has both an order and a shipment. */
const EVERY = 20;

async function firstTransaction({ owner }: Place, userId: string): Promise<string> {
  const { rows } = await sql<{ transactionId: string }>`
    select transaction_id from openings where user_id = ${userId} and nonce = 0`.execute(owner.connection);
  return rows[0]?.transactionId ?? "";
}

async function settle(place: Place, ordinal: number): Promise<Resident> {
  const customer = await signIn(place.url, `large${ordinal}`, LARGE_PASSWORD);
  return { ...customer, transactionId: await firstTransaction(place, customer.userId) };
}

/** Signs in people that are spread evenly over a filled database, and gives them money. */
export async function findResidents(place: Place, { people }: LargeSize, count: number): Promise<Resident[]> {
  const step = Math.max(1, Math.floor(people / EVERY / count));
  const ordinals = Array.from({ length: count }, (_, index) => (1 + index * step) * EVERY);
  const residents: Resident[] = [];
  while (ordinals.length > 0) {
    const next = ordinals.splice(0, SIGN_INS_AT_ONCE);
    residents.push(...(await Promise.all(next.map((ordinal) => settle(place, ordinal)))));
  }
  await giveMoney(place, residents);
  return residents;
}

/**
 * Makes a person an operator with all permissions and signs in again with the new role. Operators need a second factor,
 * so this person gets a recovery code.
 */
export async function makeOperator(place: Place, resident: Customer): Promise<Customer> {
  const { userId } = resident;
  const [code = ""] = newRecoveryCodes();
  await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${recoveryCodeHash(userId, code)})`.execute(
    place.owner.connection,
  );
  const { rows } = await sql<{ userName: string }>`
    update users set roles = '{User,Admin}', factor_since = date_trunc('milliseconds', now())
    where user_id = ${userId}
    returning user_name as "userName"`.execute(place.owner.connection);
  await sql`
    insert into operators (user_id, presets, updated_at) values (${userId}, '{Owner}', now())
    on conflict do nothing`.execute(place.owner.connection);
  return signIn(place.url, rows[0]?.userName ?? "", LARGE_PASSWORD, code);
}
