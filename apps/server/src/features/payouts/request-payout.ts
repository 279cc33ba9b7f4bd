import { type BodyOf, type Endpoints, PAYEE_KINDS, type PayeeKind, type ResponseOf } from "@trove/contract";
import { type Cents, toEuros } from "@trove/money";
import { untilRaceIsWon } from "../../command/call-command.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import type { PayoutProvider } from "../../payment-providers/provider.ts";
import { notify } from "../notifications/index.ts";
import type { PayoutParts } from "./parts.ts";
import { payoutStopped } from "./payout-stopped.ts";
import { readPayees } from "./payees/payees.store.ts";
import { NO_PROVIDER, payoutTerms } from "./payout-terms.ts";
import { callPayoutFacts, callRequestPayout, type PayoutFacts } from "./payouts.store.ts";

const leftOf = ({ winningsCents, limits }: PayoutFacts): Cents =>
  limits.reduce<number>(
    (least, { limitCents, usedCents }) => Math.min(least, Math.max(0, limitCents - usedCents)),
    winningsCents,
  ) as Cents;

/** Reads how much of the balance can be paid out as winnings, and the payouts so far. */
export async function readPayouts(
  parts: PayoutParts,
  userId: string,
  country: string | undefined,
): Promise<ResponseOf<Endpoints["getPayouts"]>> {
  const { db, payments, ownWalks, now } = parts;
  const { ceilings, isVerified, refusal } = await payoutTerms(parts, userId, country);
  const asked = { ceilings, providers: payments.providers, known: ownWalks.known(userId) };
  const facts = ownWalks.note(userId, await callPayoutFacts(db, userId, asked, now()));
  return {
    isOffered: refusal?.code !== "NOT_OFFERED_HERE",
    payeeKinds: PAYEE_KINDS.filter((kind) => parts.paying.some(({ pays }) => pays === kind)),
    isVerified,
    winningsAmount: toEuros(facts.winningsCents),
    ownAmount: toEuros(facts.ownCents),
    leftAmount: toEuros(leftOf(facts)),
    payouts: facts.payouts.map(({ cents, createdAt, ...payout }) => ({
      ...payout,
      amount: toEuros(cents),
      createdAtUtc: createdAt,
    })),
  };
}

/** The name of the provider that pays a payee: that of a card, or the first for bank accounts. */
function providerFor({ paying }: PayoutParts, payee: { kind: PayeeKind; provider: string | null } | undefined) {
  const isFor = ({ pays, name }: PayoutProvider) =>
    pays === payee?.kind && (payee.provider === null || payee.provider === name);
  return paying.find(isFor)?.name;
}

/**
 * Takes winnings out of the balance, to be paid to a bank account or card in the person's own name, if they have
 * confirmed who they are. Operators decide about it. Throws CONFIRMATION_REQUIRED, what `callRequestPayout` throws, and
 * STATUS_CONFLICT also while something stops payouts of the person: they are not told what.
 */
export async function requestPayout(
  parts: PayoutParts,
  person: Person,
  idempotency: Idempotency,
  { payeeId, amount }: BodyOf<Endpoints["requestPayout"]>,
  country: string | undefined,
): Promise<void> {
  const { db, auth, payments, now } = parts;
  const { userId } = person;
  await auth.requireReconfirmed(db, person);
  const { holder, ceilings, refusal: termsRefusal } = await payoutTerms(parts, userId, country);
  const payee = (await readPayees(db, userId)).find((each) => each.payeeId === payeeId);
  const provider = providerFor(parts, payee);
  // An account that is removed meanwhile is refused by the command.
  const refusal = termsRefusal ?? (payee !== undefined && provider === undefined ? NO_PROVIDER : null);
  const asked = { payeeId, amountCents: amount, provider: provider ?? "", holder, ceilings };
  const request = async (tx: Transaction) => {
    const at = now();
    const place = { providers: payments.providers, refusal, at };
    if (!(await callRequestPayout(tx, person, idempotency, asked, place))) return;
    // After the locks, so that a chargeback or a verification that is taken back at the same time is seen.
    if (await payoutStopped(parts, tx, { userId, payeeId })) throw new Refusal("STATUS_CONFLICT");
    await parts.tellMoney(tx, userId, "payingOut");
    const waiting = { kind: "payoutWaiting", params: { amount: toEuros(amount) } } as const;
    await notify(tx, { permission: "payments.refund" }, waiting, { at });
  };
  await untilRaceIsWon(() => db.transaction().execute(request));
}
