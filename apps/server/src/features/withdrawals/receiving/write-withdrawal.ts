import { randomUUID } from "node:crypto";
import { REFUND_DAYS, WARNING_DAYS, type WithdrawalException } from "@trove/contract";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { NewWithdrawal, WantedPiece } from "../../../command/functions.generated.ts";
import { idFrom } from "../../../command/id-from.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import { requestOf } from "../../../command/request.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { MailRequest } from "../../mail/index.ts";
import { ORDER_NUMBERS, orderNumber as numberOf, withFreeNumbers } from "../../shipments/index.ts";
import type { WithdrawalParts } from "../parts.ts";
import type { Thing } from "./match-withdrawal.ts";

const DAY_MS = 86_400_000;

export type Received = { number: string; receivedAt: string };

/** The id of a withdrawal depends on its key, so a repeated request finds it. */
export function idOf(key: string | null): string {
  return key === null ? randomUUID() : idFrom(`withdrawal\n${key}`);
}

/**
 * When the shop opens a case: at once about what matches nothing, but a day later if a mailed link may match it, and
 * never about what is refused at once.
 */
function caseDueAt({ status, subject }: { status: string; subject: string }, at: Date): Date | null {
  if (status === "Refused") return null;
  if (status === "Unmatched" && subject === "TopUp") return new Date(at.getTime() + DAY_MS);
  return status === "Unmatched" ? at : new Date(at.getTime() + WARNING_DAYS * DAY_MS);
}

/** The fields that a withdrawal has of what it was matched to. */
export const matchedFields = (found: Thing | undefined) => ({
  userId: found?.userId ?? null,
  purchaseId: found?.purchaseId ?? null,
  shipmentId: found?.shipmentId ?? null,
  closesAt: found?.closesAt ?? null,
  guaranteeUntil: found?.guaranteeUntil ?? null,
});

type Writing = {
  withdrawal: Omit<NewWithdrawal, "number" | "dueAt" | "caseDueAt" | "exception"> & {
    exception: WithdrawalException | null;
  };
  pieces?: WantedPiece[];
  /** Returns the mail that acknowledges it, or null for none. */
  acknowledge: (tx: Transaction, number: string) => Promise<MailRequest | null>;
};

/**
 * Writes a withdrawal under a free number, with its acknowledgement. If it is refused at once, a second mail names the
 * exception. Throws STATUS_CONFLICT if other withdrawals name the pieces.
 */
export function writeWithdrawal(
  { db, mail, chance }: WithdrawalParts,
  idempotency: Idempotency,
  at: Date,
  { withdrawal, pieces = [], acknowledge }: Writing,
): Promise<Received> {
  return withFreeNumbers(() =>
    db.transaction().execute(async (tx) => {
      const number = numberOf("W", chance.below(ORDER_NUMBERS));
      const request = await acknowledge(tx, number);
      const { exception, typedNumber } = withdrawal;
      const times = { dueAt: new Date(at.getTime() + REFUND_DAYS * DAY_MS), caseDueAt: caseDueAt(withdrawal, at) };
      const call = command("withdrawal_receive", {
        withdrawal: { ...withdrawal, ...times, number },
        request: requestOf({ sessionId: null }, idempotency, at),
        mail: request && mail.ready(request),
        pieces,
      });
      const received = await callCommand<Received>(tx, call);
      // A repeated request finds the number of the first, and mails nothing.
      if (exception !== null && request !== null && received.number === number) {
        const none = { balanceCents: 0, cardCents: 0, setOffCents: 0, nothing: "PaidBefore" as const };
        const payload = { number, orderNumber: typedNumber, exception, ...none };
        await mail.queue(tx, { kind: "withdrawalEnded", payload, to: request.to, language: request.language });
      }
      return received;
    }),
  );
}
