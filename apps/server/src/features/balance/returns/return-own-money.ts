import { allMarkets, type BodyOf, type Endpoints, offers, type ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { LRUCache } from "lru-cache";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Transaction } from "../../../database/connection.ts";
import { knownCountries, notOffered, type NotOffered } from "../../protection/index.ts";
import type { BalanceParts } from "../parts.ts";
import { callFacts, callReturn, type OwnMoneyFacts } from "./own-money.store.ts";

/** Cache size in people. A miss costs one walk through the person's ledger. */
const MOST_PEOPLE = 10_000;

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

/**
 * Makes the function that reads a person's own money. It remembers the result of the walk through the ledger until
 * the wallet changes.
 */
export function makeReadOwnMoney(parts: BalanceParts) {
  const walked = new LRUCache<string, { sequence: number; cents: OwnMoneyFacts["walkedCents"] }>({ max: MOST_PEOPLE });
  return async (userId: string, country: string | undefined): Promise<ResponseOf<Endpoints["getOwnMoney"]>> => {
    const facts = await callFacts(parts.db, userId, parts.now(), walked.get(userId));
    walked.set(userId, { sequence: facts.lastSequence, cents: facts.walkedCents });
    return {
      isOffered: (await refusedHere(parts, userId, country)) === null,
      ownAmount: toEuros(facts.ownCents),
      refusedAmount: toEuros(facts.refusedCents),
      returns: facts.returns.map(({ id, createdAt, cents, parts: of }) => ({
        id,
        createdAtUtc: createdAt,
        amount: toEuros(cents),
        parts: of.map((part) => ({ paidAtUtc: part.paidAt, amount: toEuros(part.cents), state: part.state })),
      })),
    };
  };
}

/**
 * Sends a person's own money back to the cards that paid it, if they have confirmed who they are: a stolen session
 * can't. A mail tells them. Throws CONFIRMATION_REQUIRED, NOT_OFFERED_HERE, STATUS_CONFLICT, VERSION_CONFLICT and
 * RATE_LIMITED.
 */
export async function returnOwnMoney(
  parts: BalanceParts,
  person: Person,
  idempotency: Idempotency,
  { amount, expectedOwn }: BodyOf<Endpoints["returnOwnMoney"]>,
  country: string | undefined,
): Promise<void> {
  const { db, auth, now } = parts;
  await auth.requireReconfirmed(db, person);
  const refused = await refusedHere(parts, person.userId, country);
  const sums = { mostCents: amount ?? expectedOwn, expectedCents: expectedOwn, notOffered: refused };
  const send = async (tx: Transaction) => {
    if (await callReturn(tx, person, idempotency, now(), sums)) await parts.tellReturn(tx, person.userId);
  };
  await untilRaceIsWon(() => db.transaction().execute(send));
}
