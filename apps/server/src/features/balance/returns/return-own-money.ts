import { allMarkets, type BodyOf, type Endpoints, offers, type ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { knownCountries, notOffered, type NotOffered } from "../../protection/index.ts";
import type { BalanceParts } from "../parts.ts";
import { callFacts, callReturn } from "./own-money.store.ts";

/** Returns why own money does not go back where the person is; null if it does. */
async function refusedHere(
  { db, settings, now }: BalanceParts,
  userId: string,
  country: string | undefined,
): Promise<NotOffered | null> {
  const { markets } = await settings.at(now());
  if (allMarkets(markets).every((market) => offers(market, "payout"))) return null;
  return notOffered(markets, await knownCountries(db, userId, country, now()), "payout") ?? null;
}

/** Reads a person's own money, and what they sent back of it. */
export async function readOwnMoney(
  parts: BalanceParts,
  userId: string,
  country: string | undefined,
): Promise<ResponseOf<Endpoints["getOwnMoney"]>> {
  const { db, payments, ownWalks, now } = parts;
  const read = await callFacts(db, userId, payments.providers, now(), ownWalks.known(userId));
  const { ownCents, refusedCents, returns } = ownWalks.note(userId, read);
  return {
    isOffered: (await refusedHere(parts, userId, country)) === null,
    ownAmount: toEuros(ownCents),
    refusedAmount: toEuros(refusedCents),
    returns: returns.map(({ id, createdAt, cents, parts: of }) => ({
      id,
      createdAtUtc: createdAt,
      amount: toEuros(cents),
      parts: of.map((part) => ({ paidAtUtc: part.paidAt, amount: toEuros(part.cents), state: part.state })),
    })),
  };
}

/**
 * Sends a person's own money back to the cards that paid it, if they have confirmed who they are: a stolen session
 * can't. A mail tells them. Throws CONFIRMATION_REQUIRED, NOT_OFFERED_HERE, VERSION_CONFLICT, RATE_LIMITED, and
 * STATUS_CONFLICT, also while operators look into the person or a withdrawal waits: people are not told which.
 */
export async function returnOwnMoney(
  parts: BalanceParts,
  person: Person,
  idempotency: Idempotency,
  { amount, expectedOwn }: BodyOf<Endpoints["returnOwnMoney"]>,
  country: string | undefined,
): Promise<void> {
  const { db, auth, payments, now } = parts;
  await auth.requireReconfirmed(db, person);
  const refused = await refusedHere(parts, person.userId, country);
  const providers = [...payments.providers];
  const sums = { mostCents: amount ?? expectedOwn, expectedCents: expectedOwn, providers, notOffered: refused };
  const send = async (tx: Transaction) => {
    if (!(await callReturn(tx, person, idempotency, now(), sums))) return;
    // After the locks, so that a chargeback at the same time is seen.
    if (await parts.holdsMoney(tx, person.userId)) throw new Refusal("STATUS_CONFLICT");
    await parts.tellMoney(tx, person.userId, "returning");
  };
  await untilRaceIsWon(() => db.transaction().execute(send));
}
