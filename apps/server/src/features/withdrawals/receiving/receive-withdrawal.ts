import type { BodyOf, Endpoints } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Person } from "../../../command/person.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import { countOfDay } from "../../auth/index.ts";
import { mailboxOf } from "../../launch/index.ts";
import { guestRecipient } from "../../mail/index.ts";
import type { WithdrawalParts } from "../parts.ts";
import { makePageLinks } from "../returns/page-links.ts";
import { exceptionOf } from "../returns/piece-exception.ts";
import { readPieces } from "../returns/pieces.store.ts";
import { confirmLink } from "./confirm-links.ts";
import { firstStatus } from "./first-status.ts";
import { isAmong, matchWithdrawal, type Thing } from "./match-withdrawal.ts";
import { idOf, matchedFields, type Received, writeWithdrawal } from "./write-withdrawal.ts";

/**
 * Maximum of acknowledgements a day: about one matched order, shipment or account, and to one mailbox about orders that
 * match nothing or are not paid, as strangers type them.
 */
const MAILS_A_DAY = 5;

type Typed = BodyOf<Endpoints["withdraw"]>;

/** Returns the names of the won items of an order or shipment from which there is no right to withdraw. */
async function namesWithoutRight(db: WithdrawalParts["db"], thing: Thing): Promise<string[]> {
  const pieces = await readPieces(db, thing);
  return pieces.filter((piece) => exceptionOf(piece, thing) !== null).map(({ name }) => name);
}

/**
 * Takes a withdrawal and acknowledges it by mail. The response is the same whether the order exists or not.
 * - The mail repeats the name only if it is the buyer's. Only for the buyer's mailbox, it links to the label and names
 *   the items that don't come back.
 * - About top-ups without a session, it always has a link to confirm them.
 * - Links that confirm are counted by themselves: each of five works for the same top-ups.
 */
export async function receiveWithdrawal(
  parts: WithdrawalParts,
  idempotency: Idempotency,
  typed: Typed,
  person: Person | undefined,
  language: Language,
): Promise<Received> {
  const { db, settings, secrets, publicUrl } = parts;
  const at = parts.now();
  const { name, orderNumber, email } = typed;
  const { company } = await settings.at(at);
  const found = await matchWithdrawal(db, typed, person, parts);
  const { status, exception } = firstStatus(found);
  const hasName = found !== undefined && isAmong(name, found.names);
  const subject =
    orderNumber === null ? "TopUp" : orderNumber.startsWith("O") || found?.purchaseId ? "Order" : "Shipment";
  const withdrawalId = idOf(idempotency.key);
  const linkTo = makePageLinks(secrets, publicUrl);
  return writeWithdrawal(parts, idempotency, at, {
    withdrawal: {
      ...matchedFields(found),
      withdrawalId,
      subject,
      typedNumber: orderNumber,
      typedName: name,
      typedEmail: email,
      language,
      status,
      hasName,
      takesBoxes: found?.takesBoxes ?? false,
      itemsWithRight: found?.itemsWithRight ?? null,
      exception,
      reason: "Withdrawal",
    },
    acknowledge: async (tx, number) => {
      const isUnproven = orderNumber === null && found === undefined;
      const mailbox = mailboxOf(email.toLowerCase());
      // Anybody can place an unpaid order with somebody else's address.
      const isOwn = found !== undefined && found.status !== "PaymentPending";
      const counted = isOwn ? (found.purchaseId ?? found.shipmentId ?? found.userId) : mailbox;
      const scope = isUnproven ? `link ${counted}` : counted;
      if ((await countOfDay(tx, "withdrawal", scope, at)) > MAILS_A_DAY) return null;
      const isOfOrder = found !== undefined && orderNumber !== null && isAmong(email, found.emails.slice(0, 1));
      const link = isUnproven ? confirmLink(secrets.rootKeys, publicUrl, withdrawalId) : null;
      const payload = {
        number,
        orderNumber,
        name: hasName ? name : null,
        receivedAtUtc: at.toISOString(),
        seller: `${company.name} · ${company.legalLine}`,
        reason: "Withdrawal" as const,
        isJudged: false,
        link: isOfOrder && exception === null ? await linkTo(tx, found) : link,
        withoutRight: isOfOrder && exception === null ? await namesWithoutRight(tx, found) : [],
      };
      return { kind: "withdrawalReceived", payload, to: guestRecipient(email), language };
    },
  });
}
