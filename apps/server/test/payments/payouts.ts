import { randomUUID } from "node:crypto";
import type { Market } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { marketsOf, marketWith } from "../protection/markets.ts";
import { bornOf } from "../protection/identity-desk.ts";
import { changeGroup } from "../settings/change-group.ts";
import { sql } from "kysely";
import type { Tables } from "../../src/payment-providers/bank/tables.generated.ts";
import type { Shop } from "../shop/shop.ts";

/** A test account of the sandbox gateway. */
export const PAYEE_IBAN = "DE59000000000000004242";

/** Lets every country pay out winnings. */
export const offerPayouts = (shop: Pick<Shop, "call">, admin: TestPerson, changed: Partial<Market> = {}) =>
  changeGroup(shop, admin, "markets", { value: marketsOf(marketWith({ payout: "All", ...changed })) });

/** Verifies the identity of a person, as if operators had done so. */
export async function verify(
  { owner, clock }: Pick<Shop, "owner" | "clock">,
  { userId }: Pick<TestPerson, "userId">,
): Promise<void> {
  const state = { userId, birthDate: bornOf({ userId }), residence: "NL" };
  await owner.connection
    .insertInto("protectionStates")
    .values(state)
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(state))
    .execute();
  const until = new Date(clock.now.getTime() + 365 * 86_400_000);
  const times = { begunAt: clock.now, askedAt: clock.now, endedAt: clock.now, until };
  const check = { checkId: randomUUID(), method: "manual", step: "{}", status: "Verified" as const, ...times };
  await owner.connection
    .insertInto("identityChecks")
    .values({ userId, ...check })
    .execute();
}

export const reconfirm = (shop: Shop, person: TestPerson) =>
  shop.call("confirmPerson", { body: { proof: { kind: "password", password: person.password } } }, person);

export const addPayee = (shop: Shop, { token }: TestPerson, iban = PAYEE_IBAN, key = randomUUID()) =>
  shop.call("addPayee", { body: { iban } }, { token, key });

/** Adds a bank account that can be paid at once. Returns its id. */
export async function usablePayee(shop: Shop, person: TestPerson, iban = PAYEE_IBAN): Promise<string> {
  await reconfirm(shop, person);
  const { body, status, text } = await addPayee(shop, person, iban);
  if (status !== 201) throw new Error(text);
  await shop.owner.connection
    .updateTable("payees")
    .set({ usableAt: shop.clock.now })
    .where("userId", "=", person.userId)
    .execute();
  return body.id;
}

/** Writes a bank account of a person, as if they had added it. Returns its id. */
export async function storedPayee({ owner, clock }: Shop, { userId }: Pick<TestPerson, "userId">): Promise<string> {
  const payeeId = randomUUID();
  const { firstName, lastName } = await owner.connection
    .selectFrom("users")
    .select(["firstName", "lastName"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const holder = `${firstName} ${lastName}`;
  const keys = { ibanSealed: null, ibanMark: Buffer.from(payeeId), hint: "DE…4242", holder };
  await owner.connection
    .insertInto("payees")
    .values({ userId, payeeId, ...keys, createdAt: clock.now, usableAt: clock.now })
    .execute();
  return payeeId;
}

/** Writes a payout of 40 euros that waits for a decision, as if a verified person had asked for it. Returns its id. */
export async function storedPayout(shop: Shop, person: Pick<TestPerson, "userId">): Promise<string> {
  const { owner, clock } = shop;
  const [payeeId, payoutId] = [await storedPayee(shop, person), randomUUID()];
  const { userId } = person;
  await verify(shop, person);
  await credit(shop, person, cents(4000));
  await sql`select command.ledger_post(${userId}::uuid, 'house:payouts', 'TopUp',
    array[row(gen_random_uuid(), -4000, 'Payout', ${payoutId}::uuid)::command.posting],
    ${clock.now.toISOString()}::timestamptz)`.execute(owner.connection);
  const payout = { amountCents: cents(4000), status: "Requested" as const, provider: "sandbox", createdAt: clock.now };
  await owner.connection
    .insertInto("payouts")
    .values({ userId, payoutId, payeeId, ...payout })
    .execute();
  return payoutId;
}

/** Writes a payout that the bank has in its books, but in no file yet. */
export async function newBankPayout(
  { owner, clock }: Shop,
  refundKey: string = randomUUID(),
  amountMinor = 100,
): Promise<void> {
  const payee = { reference: `${randomUUID()}.${randomUUID()}`, payeeName: "Mara Lind", payeeIban: PAYEE_IBAN };
  await owner
    .connectionTo<Tables>()
    .insertInto("bank.bankRefunds")
    .values({
      refundKey,
      endToEndId: refundKey,
      amountMinor,
      ...payee,
      createdAt: clock.now,
      changedAt: clock.now,
    })
    .execute();
}

/** Writes a payout that the shop has handed to the bank, and that is in no file yet. */
export async function storedBankPayout(shop: Shop, person: Pick<TestPerson, "userId">): Promise<void> {
  const id = await storedPayout(shop, person);
  const sent = { status: "Sent" as const, provider: "bank", providerPayoutId: id };
  await shop.owner.connection.updateTable("payouts").set(sent).where("payoutId", "=", id).execute();
  await newBankPayout(shop, id, 4000);
}

/** Signs up a verified person who has won 100 euros and added a bank account. */
export async function winner(shop: Shop, amount = 100, iban = PAYEE_IBAN): Promise<TestPerson & { payeeId: string }> {
  const person = await signUp(shop);
  await Promise.all([verify(shop, person), credit(shop, person, cents(amount * 100))]);
  return { ...person, payeeId: await usablePayee(shop, person, iban) };
}

export const requestPayout = (
  shop: Shop,
  { token, payeeId }: { token: string; payeeId: string },
  amount = 40,
  key = randomUUID(),
) => shop.call("requestPayout", { body: { payeeId, amount } }, { token, key });

/** Asks for a payout. Returns its id. */
export async function askedPayout(shop: Shop, person: TestPerson & { payeeId: string }, amount = 40): Promise<string> {
  const { body, status, text } = await requestPayout(shop, person, amount);
  if (status !== 201) throw new Error(text);
  return body.payouts[0]?.id ?? "";
}

type Decision = "approvePayout" | "holdPayout" | "refusePayout";

export async function decidePayout(shop: Shop, { token }: Pick<TestPerson, "token">, decision: Decision, id: string) {
  const caller = { token, key: randomUUID() };
  if (decision === "approvePayout") {
    const row = await shop.owner.connection
      .selectFrom("payouts")
      .select("amountCents")
      .where("payoutId", "=", id)
      .executeTakeFirst();
    const body = { amount: toEuros(row?.amountCents ?? cents(4000)) };
    return shop.call(decision, { params: { id }, body }, caller);
  }
  return shop.call(decision, { params: { id }, body: { reason: "The bank's letter says so" } }, caller);
}
