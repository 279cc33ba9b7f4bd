import { WITHDRAWAL_STATUSES, WITHDRAWAL_TRANSITIONS, type WithdrawalStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { WithdrawalStep, WithdrawnPiece } from "../../../command/functions.generated.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Mail } from "../../mail/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { findThing, firstStatus, type PageLinks, type RightParts, topUpsFrom } from "../index.ts";
import { readStandardShipping, requireWithdrawal } from "./withdrawal-response.ts";
import { endMail, stepMail } from "./withdrawal-mails.ts";
import { findMatcher, type WithdrawalRow } from "./withdrawals.store.ts";

export type WithdrawalActParts = RightParts & { mail: Pick<Mail, "queue">; linkTo: PageLinks };
type Acting = OperatorCall<
  "matchWithdrawal" | "acceptReturn" | "acceptPosting" | "receiveGoods" | "refundWithdrawal" | "refuseWithdrawal"
>;
type Stepping = { person: Acting["person"]; params: { id: string }; body: { version: number; reason?: string } };

/** Finds the withdrawal of an act. The owner of the changed rows is the buyer, or the operator while none is known. */
export async function knownWithdrawal(db: Connection, { params, person }: Pick<Acting, "params" | "person">) {
  const found = await requireWithdrawal(db, params.id);
  return { subject: found.userId ?? person.userId, found };
}

type Known = Awaited<ReturnType<typeof knownWithdrawal>>;

/** A step to a status, from those that the transition table names. */
function stepTo(to: WithdrawalStatus, { person, body }: Stepping): WithdrawalStep {
  const from = WITHDRAWAL_STATUSES.filter((status) => WITHDRAWAL_TRANSITIONS[status].includes(to));
  return { from, to, version: body.version, operatorId: person.userId, note: body.reason ?? null };
}

const outlined = ({ status, version, userId, purchaseId, shipmentId }: WithdrawalRow) => {
  return { status, version, ownerId: userId, purchaseId, shipmentId };
};

function requireOthers(ownerId: string | null, { userId }: Acting["person"]): void {
  if (ownerId === userId) throw new Refusal("FORBIDDEN", { detail: "This is your own withdrawal" });
}

/**
 * Makes a step of a withdrawal. `step` returns further fields for the audit entry. Throws FORBIDDEN if the operator is
 * the buyer.
 */
async function change(tx: Transaction, { found }: Known, { body, person }: Stepping, step: () => Promise<object>) {
  const { withdrawalId } = found;
  const before = await requireWithdrawal(tx, withdrawalId);
  requireOthers(before.userId, person);
  const told = await step();
  const after = await requireWithdrawal(tx, withdrawalId);
  const audit = { subjectId: withdrawalId, before: outlined(before), after: { ...outlined(after), ...told } };
  const people = after.userId === null ? [] : [after.userId];
  return { facts: { withdrawalId }, audit: { ...audit, reason: body.reason ?? null }, people };
}

/**
 * Says which order or shipment a withdrawal is about that was matched to none. Throws FORBIDDEN for the operator's own
 * order, NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT.
 */
export const matchByHand = (
  parts: WithdrawalActParts,
  tx: Transaction,
  at: Date,
  call: OperatorCall<"matchWithdrawal">,
  known: Known,
) =>
  change(tx, known, call, async () => {
    const thing = await findThing(tx, call.body.orderNumber, parts);
    if (thing === undefined)
      throw new Refusal("NOT_FOUND", { detail: "There's no order or shipment with this number" });
    requireOthers(thing.userId, call.person);
    const { userId, purchaseId, shipmentId, takesBoxes, itemsWithRight, closesAt, guaranteeUntil } = thing;
    const { status } = firstStatus({ ...thing, takesBoxes: true });
    await callCommand(
      tx,
      command("withdrawal_match", {
        withdrawal: call.params.id,
        step: stepTo(status, call),
        thing: { userId, purchaseId, shipmentId, takesBoxes, closesAt, guaranteeUntil, itemsWithRight },
        at,
      }),
    );
    await parts.mail.queue(tx, await stepMail(tx, await requireWithdrawal(tx, call.params.id), "Matched"));
    return { orderNumber: call.body.orderNumber };
  });

/**
 * Accepts a fault: the person sends the pieces back, and gets the link to the label by mail. Throws FORBIDDEN,
 * NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT.
 */
export const acceptReturn = (
  { mail, linkTo }: WithdrawalActParts,
  tx: Transaction,
  at: Date,
  call: OperatorCall<"acceptReturn">,
  known: Known,
) =>
  change(tx, known, call, async () => {
    const step = stepTo("AwaitingGoods", call);
    await callCommand(tx, command("withdrawal_accept", { withdrawal: call.params.id, step, at }));
    const { userId, purchaseId, shipmentId, ...row } = await requireWithdrawal(tx, call.params.id);
    const link = userId === null ? null : await linkTo(tx, { userId, purchaseId, shipmentId });
    await mail.queue(tx, await stepMail(tx, { userId, purchaseId, shipmentId, ...row }, "Accepted", link));
    return {};
  });

type Taken = Omit<WithdrawnPiece, "condition" | "isRestocked"> & Partial<WithdrawnPiece>;

/**
 * Takes pieces back. Who matched a withdrawal by hand can't take pieces out of the buyer's inventory with it: nothing
 * that arrived would show that the buyer wants it. Throws FORBIDDEN, NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT.
 */
export const takeGoods = (
  { mail }: WithdrawalActParts,
  to: "ProofOfPosting" | "GoodsReceived",
  tx: Transaction,
  at: Date,
  call: Stepping & { body: { pieces: readonly Taken[] } },
  known: Known,
) =>
  change(tx, known, call, async () => {
    const pieces = call.body.pieces.map((piece) => ({ condition: null, isRestocked: false, ...piece }));
    const isKept = pieces.some(({ isSent }) => !isSent);
    if (isKept && (await findMatcher(tx, call.params.id)) === call.person.userId)
      throw new Refusal("FORBIDDEN", { detail: "You matched this withdrawal, so somebody else takes these pieces" });
    // Goods that arrive after a refund on a proof of posting change nothing else: the refund stays the end.
    const isLate = known.found.status === "Refunded" && to === "GoodsReceived";
    const step = isLate ? { ...stepTo("Refunded", call), from: ["Refunded" as const] } : stepTo(to, call);
    await callCommand(tx, command("withdrawal_take_goods", { withdrawal: call.params.id, step, pieces, at }));
    const isNew = known.found.status !== "ProofOfPosting" && known.found.status !== "GoodsReceived" && !isLate;
    if (isNew) await mail.queue(tx, await stepMail(tx, await requireWithdrawal(tx, call.params.id), "GoodsNoted"));
    return { pieces };
  });

/**
 * Refunds a withdrawal to what paid, and mails it. Throws NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT. The card's
 * refund is sent soon after the commit.
 */
export const refundWithdrawal = (
  { settings, timeZone, mail }: WithdrawalActParts,
  tx: Transaction,
  at: Date,
  call: OperatorCall<"refundWithdrawal">,
  known: Known,
) =>
  change(tx, known, call, async () => {
    const { cents: shippingCents } = await readStandardShipping(tx, settings, known.found);
    const from = topUpsFrom(known.found.receivedAt, timeZone);
    const terms = { shippingCents, deductionCents: call.body.deduction, topUpsFrom: from };
    const usual = stepTo("Refunded", call);
    // Goods came back, and the withdrawal was refused because a bank had taken the money.
    const step = { ...usual, from: [...usual.from, "Refused"] };
    const { refundedCents } = await callCommand<{ refundedCents: Cents }>(
      tx,
      command("withdrawal_refund", { withdrawal: call.params.id, step, terms, at }),
    );
    await mail.queue(tx, await endMail(tx, await requireWithdrawal(tx, call.params.id)));
    return { refundedCents, deductionCents: call.body.deduction };
  });

/** Refuses a withdrawal with the exception, and mails it. Throws NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT. */
export const refuse = (
  { mail }: WithdrawalActParts,
  tx: Transaction,
  at: Date,
  call: OperatorCall<"refuseWithdrawal">,
  known: Known,
) =>
  change(tx, known, call, async () => {
    const { exception } = call.body;
    const step = stepTo("Refused", call);
    await callCommand(tx, command("withdrawal_refuse", { withdrawal: call.params.id, step, exception, at }));
    await mail.queue(tx, await endMail(tx, await requireWithdrawal(tx, call.params.id)));
    return { exception };
  });
