import { createHash, randomUUID } from "node:crypto";
import { type BodyOf, type Endpoints, REFUND_DAYS, WARNING_DAYS, type WithdrawalStatus } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { NewWithdrawal } from "../../../command/functions.generated.ts";
import type { Person } from "../../../command/person.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import { requestOf } from "../../../command/request.ts";
import { countOfDay } from "../../auth/index.ts";
import { mailboxOf } from "../../launch/index.ts";
import { guestRecipient } from "../../mail/index.ts";
import { ORDER_NUMBERS, orderNumber as numberOf, withFreeNumbers } from "../../shipments/index.ts";
import type { WithdrawalParts } from "../parts.ts";
import { firstStatus } from "./first-status.ts";
import { isAmong, matchWithdrawal } from "./match-withdrawal.ts";

const DAY_MS = 86_400_000;
/** Maximum of acknowledgements a day to one mailbox for withdrawals that match nothing, as strangers type them. */
const MAILS_A_DAY = 5;

type Typed = BodyOf<Endpoints["withdraw"]>;
type Received = { number: string; receivedAt: string };

/** The id of a withdrawal depends on its key, so a repeated request finds it. */
function idOf(key: string | null): string {
  if (key === null) return randomUUID();
  const bytes = createHash("sha256").update(`withdrawal\n${key}`).digest().subarray(0, 16);
  // RFC 9562 reserves version 8 for custom formats.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** When the shop opens a case: at once about what matches nothing, and never about what is refused at once. */
function caseDueAt(status: WithdrawalStatus, at: Date): Date | null {
  if (status === "Refused") return null;
  return status === "Unmatched" ? at : new Date(at.getTime() + WARNING_DAYS * DAY_MS);
}

/**
 * Takes a withdrawal and acknowledges it by mail. Response and mail are the same whether the order exists or not, but
 * for the name, which the mail repeats only if it is the buyer's. A matched withdrawal is always acknowledged; for
 * others, a mailbox gets at most five mails a day.
 */
export async function receiveWithdrawal(
  parts: WithdrawalParts,
  idempotency: Idempotency,
  typed: Typed,
  person: Person | undefined,
  language: Language,
): Promise<Received> {
  const { db, settings, mail, chance } = parts;
  const at = parts.now();
  const { name, orderNumber, email } = typed;
  const inForce = await settings.at(at);
  const found = await matchWithdrawal(db, typed, person, settings);
  const { status, exception } = firstStatus(found);
  const hasName = found !== undefined && isAmong(name, found.names);
  const kind = orderNumber === null ? "TopUp" : orderNumber.startsWith("O") || found?.purchaseId ? "Order" : "Shipment";
  const withdrawal: Omit<NewWithdrawal, "number"> = {
    withdrawalId: idOf(idempotency.key),
    subject: kind,
    typedNumber: orderNumber,
    typedName: name,
    typedEmail: email,
    language,
    status,
    userId: found?.userId ?? null,
    purchaseId: found?.purchaseId ?? null,
    shipmentId: found?.shipmentId ?? null,
    hasName,
    takesBoxes: found?.takesBoxes ?? false,
    closesAt: found?.closesAt ?? null,
    exception,
    dueAt: new Date(at.getTime() + REFUND_DAYS * DAY_MS),
    caseDueAt: caseDueAt(status, at),
  };
  return withFreeNumbers(() =>
    db.transaction().execute(async (tx) => {
      const number = numberOf("W", chance.below(ORDER_NUMBERS));
      const mayMail =
        found !== undefined || (await countOfDay(tx, "withdrawal", mailboxOf(email.toLowerCase()), at)) <= MAILS_A_DAY;
      const payload = { number, orderNumber, name: hasName ? name : null, receivedAtUtc: at.toISOString() };
      const acknowledgement = mail.ready({
        kind: "withdrawalReceived",
        payload: { ...payload, seller: `${inForce.company.name} · ${inForce.company.legalLine}` },
        to: guestRecipient(email),
        language,
      });
      const call = command("withdrawal_receive", {
        withdrawal: { ...withdrawal, number },
        request: requestOf({ sessionId: null }, idempotency, at),
        mail: mayMail ? acknowledgement : null,
      });
      const received = await callCommand<Received>(tx, call);
      // A repeated request finds the number of the first, and mails nothing.
      if (exception !== null && received.number === number) {
        const ended = { number, orderNumber, exception, balanceCents: 0, cardCents: 0 };
        await mail.queue(tx, { kind: "withdrawalEnded", payload: ended, to: guestRecipient(email), language });
      }
      return received;
    }),
  );
}
