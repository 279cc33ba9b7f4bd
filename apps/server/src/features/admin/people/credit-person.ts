import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import { type Cents, formatEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import { operate } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import { callCredit } from "./commands.store.ts";
import type { PersonRequest } from "./person-request.ts";

export type CreditFacts = { transactionId: string; amountCents: Cents; balanceCents: Cents };

/**
 * Credits a person's balance as goodwill; the person sees it on the statement. Throws FORBIDDEN for the operator's own
 * balance, VALIDATION_FAILED beyond the shop's limit, NOT_FOUND.
 */
export async function creditPerson(
  parts: Pick<AdminParts, "db" | "now" | "goodwillMax">,
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
    return {
      facts: { transactionId, amountCents: amount, balanceCents },
      audit: {
        subjectId: userId,
        before: null,
        after: { transactionId, amountCents: amount, balanceCents },
        reason,
      },
    };
  });
}
