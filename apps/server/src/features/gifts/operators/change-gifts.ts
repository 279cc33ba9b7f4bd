import { randomUUID } from "node:crypto";
import type { Permission } from "@trove/contract";
import { formatEuros } from "@trove/money";
import { idFrom } from "../../../command/id-from.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { findAccount, findUserId } from "../../auth/index.ts";
import { guestRecipient, type Mail } from "../../mail/index.ts";
import { hasPermission, type OperatorCall } from "../../operators/index.ts";
import { type CreditParts, requireWithinDay } from "../../people/index.ts";
import { exclusionMarks, foldEmail, readTakingBreak } from "../../protection/index.ts";
import { hideEmail } from "../../purchases/index.ts";
import type { Secrets } from "../../../secrets.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { codeMail, giftExpiry, giftHash, newGiftCode } from "../index.ts";
import { callIssue, callVoid } from "./gift-changes.store.ts";
import { findGift } from "./list-gifts.store.ts";

export type IssueParts = CreditParts & {
  mail: Mail;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  publicUrl: string;
};

async function isOwnMailbox(db: Connection, operatorId: string, email: string): Promise<boolean> {
  const own = await findAccount(db, operatorId);
  return own !== undefined && foldEmail(own.email) === foldEmail(email);
}

/** An id for a mailbox without an account, which tells nobody whose it is. */
function mailboxId({ secrets }: Pick<IssueParts, "secrets">, email: string): string {
  const facts = { birthDate: null, emails: [email], names: [], addresses: [], phones: [] };
  const marks = exclusionMarks(facts, secrets.rootKeys[0]);
  return idFrom(`mailbox ${marks.map(({ mark }) => mark.toString("hex")).join()}`);
}

/**
 * Issues a gift code as goodwill and mails it to its recipient. Operators never see it, and redeem none. Counts as
 * credit of its operator and recipient. Throws:
 * - FORBIDDEN for the operator's own mailbox
 * - STATUS_CONFLICT for somebody who takes a break or closes their account
 * - VALIDATION_FAILED above the maximum of one credit or of 24 hours
 */
export async function issueGift(
  parts: IssueParts,
  tx: Transaction,
  at: Date,
  { person: { userId: operator }, idempotency, body }: OperatorCall<"issueGift">,
  approvedBy: string | null,
) {
  const { amount, email, language, reason } = body;
  if (await isOwnMailbox(tx, operator, email)) {
    throw new Refusal("FORBIDDEN", { detail: "This is your own mailbox" });
  }
  if (amount > parts.goodwillMax) {
    const text = `Amount must be at most ${formatEuros(parts.goodwillMax)}`;
    throw new Refusal("VALIDATION_FAILED", { errors: { amount: [text] } });
  }
  const accountId = (await findUserId(tx, email)) ?? (await findUserId(tx, foldEmail(email)));
  if (accountId !== undefined && (await readTakingBreak(tx, [accountId])).size > 0) {
    throw new Refusal("STATUS_CONFLICT", { detail: "This person takes a break or closes their account" });
  }
  const { markets } = await parts.settings.at(at);
  // The rehearsal and the approved call must be about the same thing.
  const giftId = idFrom(`gift code ${operator} ${idempotency.key ?? randomUUID()}`);
  const [code, expiresAt] = [newGiftCode(), giftExpiry(markets, at)];
  await callIssue(tx, { gift: giftId, hash: giftHash(code), operator, amountCents: amount, at, expiresAt });
  const recipientId = accountId ?? mailboxId(parts, email);
  await requireWithinDay(parts, tx, { operatorId: operator, recipientId, amount }, at);
  const gift = { code, amountCents: amount, activeFrom: null, expiresAt };
  await parts.mail.queue(tx, codeMail(gift, { to: guestRecipient(email), language }, parts.publicUrl));
  const isApprovers = approvedBy !== null && (await isOwnMailbox(tx, approvedBy, email));
  // The audit log is kept for ever, and the mailbox may be a stranger's.
  const after = { email: hideEmail(email), recipientId, amountCents: amount, expiresAt: expiresAt.toISOString() };
  return {
    facts: { giftId },
    audit: { subjectId: giftId, before: null, after, reason },
    people: [accountId ?? [], isApprovers ? approvedBy : []].flat(),
  };
}

/**
 * Voids a code. The buyer of a bought one gets its amount back by a refund of the payment, which is requested again if
 * it has failed. Throws:
 * - NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if it was redeemed, or is over
 * - FORBIDDEN for a code that the operator has bought, and without the permission: that of refunds for a bought one
 */
export async function voidGift(tx: Transaction, at: Date, { person, params: { id }, body }: OperatorCall<"voidGift">) {
  const operatorId = person.userId;
  const gift = await findGift(tx, id);
  if (gift === undefined) throw new Refusal("NOT_FOUND");
  const { source, status, owedCents, giverId } = gift;
  const isBought = source === "Bought";
  const needed: Permission = isBought ? "payments.refund" : "people.credit";
  if (!(await hasPermission(tx, operatorId, needed))) {
    throw new Refusal("FORBIDDEN", { detail: `This needs the permission ${needed}` });
  }
  if (isBought && giverId === operatorId) throw new Refusal("FORBIDDEN", { detail: "You have bought this code" });
  const refund = { refundId: randomUUID(), operatorId, reason: body.reason };
  await callVoid(tx, id, body.version, refund, at);
  const [before, after] = [
    { source, status, owedCents },
    { status: "Void", giverId },
  ];
  return {
    facts: { giftId: id },
    audit: { subjectId: id, before, after, reason: body.reason },
    people: isBought ? [giverId] : [],
  };
}
