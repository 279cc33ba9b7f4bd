import { randomUUIDv7 } from "node:crypto";
import type { PayoutState } from "@trove/contract";
import type { Cents } from "@trove/money";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { KnownOwn } from "../ledger/index.ts";
import type { PayoutRefusal, PayoutTerms } from "./payout-terms.ts";

/** The winnings that a person can have paid out, and the payouts so far. Times are ISO-8601 in UTC. */
export type PayoutFacts = {
  winningsCents: Cents;
  ownCents: Cents;
  limits: { limitCents: Cents; usedCents: Cents }[];
  payouts: {
    id: string;
    hint: string;
    cents: Cents;
    status: PayoutState;
    reason: string | null;
    createdAt: string;
  }[];
  lastSequence: number;
  walkedCents: Cents;
};

/** Reads what a person can have paid out. `known` is what an earlier call has told of their own money. */
export function callPayoutFacts(
  db: Connection,
  userId: string,
  { ceilings, providers, known }: Pick<PayoutTerms, "ceilings"> & { providers: readonly string[]; known: KnownOwn },
  at: Date,
): Promise<PayoutFacts> {
  const asked = { user: userId, providers: [...providers], at, ...ceilings, ...known };
  return callCommand(db, command("payout_facts", asked));
}

/** Takes a payout back. Returns false if an earlier request with this key did. Throws NOT_FOUND and STATUS_CONFLICT. */
export function callCancelPayout(
  tx: Transaction,
  person: Person,
  idempotency: Idempotency,
  payout: string,
  at: Date,
): Promise<boolean> {
  const request = requestOf(person, idempotency, at);
  return callCommand(tx, command("payout_cancel", { user: person.userId, request, payout }));
}

export type AskedPayout = {
  payeeId: string;
  amountCents: Cents;
  provider: string;
  holder: string;
  ceilings: PayoutTerms["ceilings"];
};

/**
 * Takes winnings out of the balance for a payout. Returns false if an earlier request with this key did. Throws
 * NOT_OFFERED_HERE, IDENTITY_REQUIRED, NOT_FOUND, TOO_SOON, STATUS_CONFLICT, LIMIT_REACHED and INSUFFICIENT_BALANCE.
 */
export function callRequestPayout(
  tx: Transaction,
  person: Person,
  idempotency: Idempotency,
  { ceilings, ...asked }: AskedPayout,
  { providers, refusal, at }: { providers: readonly string[]; refusal: PayoutRefusal | null; at: Date },
): Promise<boolean> {
  const payout = { payoutId: randomUUIDv7(), ...asked, ...ceilings };
  const request = requestOf(person, idempotency, at);
  const { userId: user } = person;
  return callCommand(tx, command("request_payout", { user, request, payout, providers: [...providers], refusal }));
}
