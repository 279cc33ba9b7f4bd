import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import { type Cents, formatEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { type FourEyes, operate, type OperationParts, noteGiven } from "../operators/index.ts";
import { callCredit } from "./commands.store.ts";
import type { PersonRequest } from "./person-request.ts";

export type CreditParts = OperationParts & {
  fourEyes: FourEyes;
  /** Maximum of one goodwill credit. */
  goodwillMax: Cents;
  /** Maximum of goodwill per operator and per person in 24 hours, if no second person approves credit. */
  goodwillDayMax: Cents;
};

export type CreditFacts = { transactionId: string; amountCents: Cents; balanceCents: Cents };

/**
 * Throws VALIDATION_FAILED beyond the limit of 24 hours. Not checked if the shop requires approvals of credits, which
 * have a limit of their own.
 */
async function requireWithinDay(
  { fourEyes, goodwillDayMax }: CreditParts,
  tx: Transaction,
  { amount, ...given }: { operatorId: string; recipientId: string; amount: Cents },
  at: Date,
): Promise<void> {
  if (fourEyes.kinds.includes("credit")) return;
  const sum = await noteGiven(tx, { ...given, kind: "credit", amountCents: amount }, ["credit"], at);
  if (sum <= goodwillDayMax) return;
  const text = `At most ${formatEuros(goodwillDayMax)} of goodwill within 24 hours, by one operator and to one person`;
  throw new Refusal("VALIDATION_FAILED", { errors: { amount: [text] } });
}

/**
 * Credits a person's balance as goodwill; the person sees it on the statement. Throws FORBIDDEN for the operator's own
 * balance, VALIDATION_FAILED beyond the shop's limits, of one credit and of a day, NOT_FOUND.
 */
export async function creditPerson(
  parts: CreditParts,
  { userId, ...request }: PersonRequest,
  { amount, reason }: BodyOf<Endpoints["creditPerson"]>,
): Promise<CreditFacts> {
  if (userId === request.person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own balance" });
  if (amount === 0 || amount > parts.goodwillMax) {
    const text = `Amount must be between €0.01 and ${formatEuros(parts.goodwillMax)}`;
    throw new Refusal("VALIDATION_FAILED", { errors: { amount: [text] } });
  }
  return operate(parts, { ...request, action: "creditPerson", subject: userId }, async (tx, at) => {
    const transactionId = randomUUIDv7();
    const balanceCents = await callCredit(tx, userId, { entryId: transactionId, amount }, at);
    await requireWithinDay(parts, tx, { operatorId: request.person.userId, recipientId: userId, amount }, at);
    return {
      facts: { transactionId, amountCents: amount, balanceCents },
      audit: {
        subjectId: userId,
        before: null,
        after: { transactionId, amountCents: amount, balanceCents },
        reason,
      },
      people: [userId],
    };
  });
}
