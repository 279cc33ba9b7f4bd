import type { PayeeKind } from "@trove/contract";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { PayoutRefusal } from "../payout-terms.ts";

/** Returns a person's bank accounts and cards, the oldest first, without those that they have removed. */
export function readPayees(db: Connection, userId: string) {
  return db
    .selectFrom("payees")
    .select(["payeeId", "kind", "provider", "ibanMark", "hint", "holder", "createdAt", "usableAt"])
    .$narrowType<{ kind: PayeeKind }>()
    .where("userId", "=", userId)
    .where("removedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("payeeId")
    .execute();
}

export type NewPayee = {
  payee: string;
  sealed: Buffer;
  marks: Buffer[];
  hint: string;
  holder: string;
  usableAt: Date;
  kind: PayeeKind;
  /** Null for a bank account. */
  provider: string | null;
  /** The own payment by which a card was chosen. Null for a bank account. */
  payment: string | null;
  refusal: PayoutRefusal | null;
};

/**
 * Adds a bank account or card. Returns its id, or that of the one which an earlier request with this key added. Throws
 * NOT_OFFERED_HERE, IDENTITY_REQUIRED and STATUS_CONFLICT.
 */
export function callAddPayee(
  tx: Transaction,
  person: Person,
  idempotency: Idempotency,
  payee: NewPayee,
  at: Date,
): Promise<string> {
  const request = requestOf(person, idempotency, at);
  return callCommand(tx, command("payee_add", { user: person.userId, request, ...payee }));
}

/** Removes a bank account or card. Throws NOT_FOUND. */
export function callRemovePayee(
  db: Connection,
  { userId: user, sessionId: session }: Person,
  payee: string,
  at: Date,
): Promise<void> {
  return callCommand(db, command("payee_remove", { user, session, payee, at }));
}
