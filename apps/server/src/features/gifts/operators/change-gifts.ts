import { randomUUID } from "node:crypto";
import { formatEuros } from "@trove/money";
import { idFrom } from "../../../command/id-from.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { findAccount, findUserId } from "../../auth/index.ts";
import { guestRecipient, type Mail } from "../../mail/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { type CreditParts, requireWithinDay } from "../../people/index.ts";
import { foldEmail } from "../../protection/index.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { codeMail, giftExpiry, giftHash, newGiftCode } from "../index.ts";
import { callIssue, callVoid } from "./gift-changes.store.ts";

export type IssueParts = CreditParts & { mail: Mail; settings: SettingsReader; publicUrl: string };

async function isOwnMailbox(db: Connection, operatorId: string, email: string): Promise<boolean> {
  const own = await findAccount(db, operatorId);
  return own !== undefined && foldEmail(own.email) === foldEmail(email);
}

/**
 * Issues a gift code as goodwill and mails it to its recipient. Operators never see it, and nobody redeems a code that
 * they have issued. Counts as credit of its operator and recipient. Throws FORBIDDEN for the operator's own mailbox,
 * and VALIDATION_FAILED above the maximum of one credit or of 24 hours.
 */
export async function issueGift(
  parts: IssueParts,
  tx: Transaction,
  at: Date,
  { person: { userId: operator }, idempotency, body }: OperatorCall<"issueGift">,
) {
  const { amount, email, language, reason } = body;
  if (await isOwnMailbox(tx, operator, email)) {
    throw new Refusal("FORBIDDEN", { detail: "This is your own mailbox" });
  }
  if (amount > parts.goodwillMax) {
    const text = `Amount must be at most ${formatEuros(parts.goodwillMax)}`;
    throw new Refusal("VALIDATION_FAILED", { errors: { amount: [text] } });
  }
  const { markets } = await parts.settings.at(at);
  // The rehearsal and the approved call must be about the same thing.
  const giftId = idFrom(`gift code ${operator} ${idempotency.key ?? randomUUID()}`);
  const [code, expiresAt] = [newGiftCode(), giftExpiry(markets, at)];
  await callIssue(tx, { gift: giftId, hash: giftHash(code), operator, amountCents: amount, at, expiresAt });
  const accountId = await findUserId(tx, email);
  const recipientId = accountId ?? idFrom(`mailbox ${foldEmail(email)}`);
  await requireWithinDay(parts, tx, { operatorId: operator, recipientId, amount }, at);
  const gift = { code, amountCents: amount, activeFrom: null, expiresAt };
  await parts.mail.queue(tx, codeMail(gift, { to: guestRecipient(email), language }, parts.publicUrl));
  const after = { email, amountCents: amount, expiresAt: expiresAt.toISOString() };
  return {
    facts: { giftId },
    audit: { subjectId: giftId, before: null, after, reason },
    people: accountId ? [accountId] : [],
  };
}

/**
 * Voids a code. The buyer of a bought one gets its amount back by a refund of the payment, which is requested again if
 * it has failed. Throws NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if it was redeemed, or is over.
 */
export async function voidGift(tx: Transaction, at: Date, { person, params: { id }, body }: OperatorCall<"voidGift">) {
  const refund = { refundId: randomUUID(), operatorId: person.userId, reason: body.reason };
  await callVoid(tx, id, body.version, refund, at);
  const [before, after] = [{ status: "Live" }, { status: "Void" }];
  return { facts: { giftId: id }, audit: { subjectId: id, before, after, reason: body.reason } };
}
