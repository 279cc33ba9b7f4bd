import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Preset } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Shop } from "../shop/shop.ts";

export type TestPerson = { userId: string; userName: string; email: string; password: string; token: string };

export const PASSWORD = "correct horse 1";

function claimsOf({ token }: Pick<TestPerson, "token">): { sub: string; sid: string } {
  const [, claims = ""] = token.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

export const userIdOf = (session: Pick<TestPerson, "token">) => claimsOf(session).sub;
export const sessionIdOf = (session: Pick<TestPerson, "token">) => claimsOf(session).sid;

/** Registers a new person through the API. */
export async function signUp(shop: Pick<Shop, "call">): Promise<TestPerson> {
  const userName = `p${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const email = `${userName}@trove.example`;
  const body = { userName, email, firstName: "Mara", lastName: "Lind", password: PASSWORD };
  const { body: session, status, text } = await shop.call("register", { body });
  if (status !== 201) throw new Error(`sign-up failed: ${text}`);
  return { userId: userIdOf(session), userName, email, password: PASSWORD, token: session.token };
}

/**
 * Creates an administrator by code, because nobody can register as one. Without presets, the administrator is an Owner.
 */
export async function makeAdmin(shop: Shop, ...presets: Preset[]): Promise<TestPerson> {
  const userName = `a${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const email = `${userName}@trove.example`;
  const { userId } = await shop.app.auth.createAccount({
    userName,
    email,
    firstName: "Jonas",
    lastName: "Weiss",
    password: PASSWORD,
    roles: ["Admin"],
  });
  if (presets.length > 0) await setPresets(shop, userId, presets);
  const { body } = await shop.call("login", { body: { emailOrUserName: userName, password: PASSWORD } });
  return { userId, userName, email, password: PASSWORD, token: body.token };
}

/** Registers a person, whom an Owner then makes an Owner too. The result is an operator who is also a customer. */
export async function appointCustomer(shop: Pick<Shop, "call">, { token }: TestPerson): Promise<TestPerson> {
  const person = await signUp(shop);
  const body = { email: person.email, presets: ["Owner" as const], reason: "A new colleague" };
  const appointed = await shop.call("appointOperator", { body }, { token });
  if (appointed.status !== 201) throw new Error(appointed.text);
  const login = { emailOrUserName: person.userName, password: person.password };
  return { ...person, token: (await shop.call("login", { body: login })).body.token };
}

/** Marks a person's address as confirmed, as entering a mailed code does. */
export async function confirmAddress({ owner, clock }: Pick<Shop, "owner" | "clock">, { userId }: { userId: string }) {
  await owner.connection
    .updateTable("users")
    .set({ emailConfirmedAt: clock.now, nameConfirmedAt: clock.now })
    .where("userId", "=", userId)
    .execute();
}

/** Gives an administrator exactly these presets, without an approval. */
export async function setPresets({ owner }: Pick<Shop, "owner">, userId: string, presets: readonly Preset[]) {
  await owner.connection
    .updateTable("operators")
    .set({ presets: [...presets] })
    .where("userId", "=", userId)
    .execute();
}

/** Adds money to a wallet through the ledger, as a settled top-up does. */
export async function credit(
  shop: Pick<Shop, "owner" | "clock">,
  { userId }: { userId: string },
  amount: Cents,
): Promise<void> {
  const postings = JSON.stringify([{ entryId: randomUUIDv7(), amountCents: amount, description: "Top-up" }]);
  await sql`select command.ledger_post(${userId}::uuid, 'house:goodwill', 'TopUp', array(select p from jsonb_populate_recordset(null::command.posting, ${postings}::jsonb) p),
    ${shop.clock.now.toISOString()}::timestamptz)`.execute(shop.owner.connection);
}

/**
 * Writes a ledger entry for each number from `first` to `last`. Each adds its number of cents to the wallet. All have
 * the same time.
 */
export async function creditOften(
  shop: Pick<Shop, "owner" | "clock">,
  { userId }: { userId: string },
  first: number,
  last: number,
): Promise<void> {
  await sql`
    select command.ledger_post(${userId}::uuid, 'house:goodwill', 'TopUp', array(
      select row(gen_random_uuid(), number, 'Credit, "' || number || '"', null)::command.posting
      from generate_series(${first}::int, ${last}::int) as number),
      ${shop.clock.now.toISOString()}::timestamptz)`.execute(shop.owner.connection);
}
