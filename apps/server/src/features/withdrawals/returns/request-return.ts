import { type BodyOf, type Endpoints, isFault } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { findAccount } from "../../auth/index.ts";
import { accountRecipient, guestRecipient } from "../../mail/index.ts";
import type { WithdrawalParts } from "../parts.ts";
import { returnStatus } from "../receiving/first-status.ts";
import { idOf, matchedFields, type Received, writeWithdrawal } from "../receiving/write-withdrawal.ts";
import { readOwnPieces, requireOwnThing } from "./own-thing.ts";
import { makePageLinks } from "./page-links.ts";
import { returnable } from "./reasons.ts";

type Wanted = BodyOf<Endpoints["requestReturn"]>;

/**
 * Takes a return of chosen pieces for a reason, as a withdrawal, and tells by mail what comes next. A fault brings won
 * items back too: an operator judges it. Throws NOT_FOUND for orders of others, and STATUS_CONFLICT for pieces or a
 * reason that can't be chosen, and for pieces that other open returns name.
 */
export async function requestReturn(
  parts: WithdrawalParts,
  idempotency: Idempotency,
  wanted: Wanted,
  person: Person | undefined,
  language: Language,
): Promise<Received> {
  const { db, settings, secrets, publicUrl } = parts;
  const { orderNumber, reason } = wanted;
  const at = parts.now();
  const thing = await requireOwnThing(parts, wanted, person);
  const owned = await readOwnPieces(parts, thing);
  const chosen = wanted.pieces.map(({ position, isSent, quantity }) => {
    const piece = owned.find((known) => known.position === position && known.isSent === isSent);
    const available = piece === undefined ? 0 : returnable(piece, reason, thing, at);
    if (piece === undefined || available === 0) throw new Refusal("STATUS_CONFLICT");
    const isInTime = returnable(piece, "Withdrawal", thing, at) >= quantity;
    return { position, isSent, quantity, available, isInTime };
  });
  const lines = new Set(chosen.map(({ position, isSent }) => `${position} ${isSent}`));
  if (lines.size < chosen.length) throw new Refusal("STATUS_CONFLICT");
  const status = returnStatus(reason, chosen);
  const account = await findAccount(db, thing.userId);
  const [email = ""] = thing.emails;
  const [name = ""] = thing.names;
  const { company } = await settings.at(at);
  const linkTo = makePageLinks(secrets, publicUrl);
  return writeWithdrawal(parts, idempotency, at, {
    withdrawal: {
      ...matchedFields(thing),
      withdrawalId: idOf(idempotency.key),
      subject: thing.purchaseId === null ? "Shipment" : "Order",
      typedNumber: orderNumber,
      typedName: name,
      typedEmail: email,
      language,
      status,
      hasName: true,
      takesBoxes: thing.takesBoxes || isFault(reason),
      itemsWithRight: isFault(reason) ? null : thing.itemsWithRight,
      exception: null,
      reason,
    },
    pieces: chosen.map(({ isInTime: _isInTime, ...piece }) => piece),
    acknowledge: async (tx, number) => ({
      kind: "withdrawalReceived",
      payload: {
        number,
        orderNumber,
        name,
        receivedAtUtc: at.toISOString(),
        seller: `${company.name} · ${company.legalLine}`,
        reason,
        isJudged: isFault(reason) && status === "Matched",
        link: await linkTo(tx, thing),
        withoutRight: [],
      },
      to: account === undefined ? guestRecipient(email) : accountRecipient(account),
      language,
    }),
  });
}
