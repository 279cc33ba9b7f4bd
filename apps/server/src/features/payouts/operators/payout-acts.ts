import { PAYOUT_STATES, type PayoutState } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Payments } from "../../payments/index.ts";
import { type Change, defineAct, userNameOf } from "../../operators/index.ts";
import { callDecide, type Decision, findPayout, findSentPayouts } from "./payouts.store.ts";

/** Whether something keeps a payout with the shop, as `payoutStopped` says. */
export type IsStopped = (db: Connection, payout: { userId: string; payeeId: string }) => Promise<boolean>;

/** Whether the books of its provider prove that a payout was never taken, as `neverTaken` says. */
export type NeverTaken = (
  db: Connection,
  payout: { userId: string; payoutId: string; provider: string },
) => Promise<boolean>;

type Parts = { payments: Pick<Payments, "statements">; isStopped: IsStopped; neverTaken: NeverTaken };

/** The fields of a payout in the audit log. */
const audited = z.object({ status: z.enum(PAYOUT_STATES), amountCents: z.int(), ownerId: z.string() });

const STOPPED = "A case, a chargeback, a lock, new credentials or the person's identity stops this payout";
const NOT_OWN = "This is a payout of your own";

async function knownPayout(db: Connection, { params: { id } }: { params: { id: string } }) {
  const payout = await findPayout(db, id);
  if (payout === undefined) throw new Refusal("NOT_FOUND");
  return { subject: payout.userId, payout };
}

type Moved = { id: string; status: PayoutState };
type Known = Awaited<ReturnType<typeof knownPayout>>;
type Call = { person: Person; params: { id: string } };

/** Moves a payout. Nobody decides about their own. Throws FORBIDDEN, NOT_FOUND and STATUS_CONFLICT. */
async function decide(tx: Transaction, at: Date, { person, params: { id } }: Call, known: Known, decision: Decision) {
  const { userId } = known.payout;
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: NOT_OWN });
  const before = await callDecide(tx, { userId, payoutId: id }, decision, at);
  return {
    facts: { id, status: decision.to },
    audit: {
      subjectId: id,
      before: { ...before, ownerId: userId },
      after: { ...before, status: decision.to, ownerId: userId },
      ...(decision.reason !== null && { reason: decision.reason }),
    },
    people: [userId],
  };
}

async function asked(db: Connection, { before }: Change) {
  const { amountCents, ownerId } = audited.parse(before);
  return { personName: await userNameOf(db, ownerId), amount: toEuros(cents(amountCents)) };
}

export const payoutActs = ({ payments: { statements }, isStopped, neverTaken }: Parts) => [
  defineAct({
    name: "approvePayout",
    prepare: knownPayout,
    response: (_db, facts: Moved) => facts,
    change: async (tx, at, call, known) => {
      if (call.body.amount !== known.payout.amountCents) throw new Refusal("VERSION_CONFLICT");
      const moved = await decide(tx, at, call, known, { to: "Approved", reason: null, isNotSent: false });
      // After the wallet's lock, so that a chargeback at the same time is seen.
      if (await isStopped(tx, known.payout)) throw new Refusal("STATUS_CONFLICT", { detail: STOPPED });
      return moved;
    },
    approval: {
      kind: "payouts",
      isAlways: true,
      amount: (_call, { before }) => cents(audited.parse(before).amountCents),
      asks: async (db, change) => ({ action: "approvePayout", ...(await asked(db, change)) }),
    },
  }),
  defineAct({
    name: "holdPayout",
    prepare: knownPayout,
    response: (_db, facts: Moved) => facts,
    change: (tx, at, call, known) =>
      decide(tx, at, call, known, { to: "Held", reason: call.body.reason, isNotSent: false }),
  }),
  defineAct({
    name: "refusePayout",
    prepare: async (db, call) => {
      const known = await knownPayout(db, call);
      const { status, providerPayoutId } = known.payout;
      // Asked before the transaction begins, which then sees whether it was handed over again.
      const isUnanswered = status === "Sent" && providerPayoutId === null;
      return { ...known, isUnknown: isUnanswered && (await neverTaken(db, known.payout)) };
    },
    response: (_db, facts: Moved) => facts,
    change: async (tx, at, call, known) => {
      const { provider, status } = known.payout;
      // Of a payout that the provider took, only a bank's desk can say that it was not sent.
      const isNotSent =
        known.isUnknown ||
        (status === "Sent" && provider === "bank" && (await statements?.failPayout(tx, call.params.id, at)) === true);
      return decide(tx, at, call, known, { to: "Refused", reason: call.body.reason, isNotSent });
    },
    // The money is the person's again. If the bank sends it nevertheless, it is paid twice.
    approval: {
      kind: "payouts",
      isAlways: true,
      isNeeded: ({ before }) => audited.parse(before).status === "Sent",
      asks: async (db, change) => ({ action: "refusePayout", ...(await asked(db, change)) }),
    },
  }),
  defineAct({
    name: "makeBankPayoutFile",
    change: async (tx, at) => {
      // The shop's own payouts say what may leave, so that nobody pays by writing into the bank's books.
      const made = await statements?.makeRefundFile(tx, "Payouts", at, async (due) => {
        const sent = await findSentPayouts(
          tx,
          due.map(({ refundKey }) => refundKey),
        );
        const payable = new Map<string, number>();
        for (const payout of sent) {
          if (!(await isStopped(tx, payout))) payable.set(payout.payoutId, payout.amountCents);
        }
        return due.filter(({ refundKey, amountMinor }) => payable.get(refundKey) === amountMinor);
      });
      if (made === undefined) throw new Refusal("STATUS_CONFLICT", { detail: "No payout waits" });
      const { fileId, fileHash, refunds: payouts, amount: amountCents } = made;
      const after = { fileHash, payouts, amountCents };
      return { facts: { ...after, fileId }, audit: { subjectId: fileId, before: null, after } };
    },
    response: (_db, { fileId: id, amountCents, ...facts }) => ({ id, ...facts, amount: toEuros(amountCents) }),
  }),
];
