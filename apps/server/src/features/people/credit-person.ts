import { randomUUIDv7 } from "node:crypto";
import { type Cents, formatEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { type FourEyes, noteGiven, type OperatorCall } from "../operators/index.ts";
import { callCredit } from "./commands.store.ts";

export type CreditParts = {
  fourEyes: FourEyes;
  /** Maximum of one goodwill credit. */
  goodwillMax: Cents;
  /**
   * Maximum of goodwill by one operator and to one person in 24 hours. Applies unless a second person must approve
   * credit.
   */
  goodwillDayMax: Cents;
};

/**
 * Throws VALIDATION_FAILED if the goodwill of 24 hours exceeds its maximum. Checks nothing if credit must be approved,
 * because approvals have a limit of their own.
 */
export async function requireWithinDay(
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
 * Credits a person's balance as goodwill, which the person sees on the statement. Throws FORBIDDEN for the operator's
 * own balance, VALIDATION_FAILED above the maximum of one credit or of 24 hours, and NOT_FOUND.
 */
export async function creditPerson(
  parts: CreditParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { amount, reason } }: OperatorCall<"creditPerson">,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own balance" });
  if (amount === 0 || amount > parts.goodwillMax) {
    const text = `Amount must be between €0.01 and ${formatEuros(parts.goodwillMax)}`;
    throw new Refusal("VALIDATION_FAILED", { errors: { amount: [text] } });
  }
  const transactionId = randomUUIDv7();
  const balanceCents = await callCredit(tx, userId, { entryId: transactionId, amount }, at);
  await requireWithinDay(parts, tx, { operatorId: person.userId, recipientId: userId, amount }, at);
  const facts = { transactionId, amountCents: amount, balanceCents };
  return { facts, audit: { subjectId: userId, before: null, after: facts, reason }, people: [userId] };
}
