import type { PayeeKind, PayoutState } from "@trove/contract";
import type { Cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection } from "../../../database/connection.ts";
import type { ProviderPayout } from "../../../payment-providers/provider.ts";

const SENT_AT_ONCE = 50;
const LOOKED_UP_AT_ONCE = 1000;

/** Returns the approved payouts that are due to be handed to a provider, with their payees. */
export function readDuePayouts(db: Connection, provider: string, at: Date) {
  return db
    .selectFrom("payouts as o")
    .innerJoin("payees as e", (join) => join.onRef("e.userId", "=", "o.userId").onRef("e.payeeId", "=", "o.payeeId"))
    .select(["o.userId", "o.payoutId", "o.payeeId", "o.amountCents", "e.holder", "e.ibanSealed", "e.kind"])
    .select(["o.status", "o.providerPayoutId"])
    .$narrowType<{ status: PayoutState; kind: PayeeKind }>()
    .where("o.provider", "=", provider)
    .where("o.nextAttemptAt", "<=", at)
    .orderBy("o.nextAttemptAt")
    .limit(SENT_AT_ONCE)
    .execute();
}

export type DuePayout = Awaited<ReturnType<typeof readDuePayouts>>[number];

/** Notes that a payout is about to be handed over, or holds one that is stopped. Returns whether to hand it over. */
export function callSend(
  db: Connection,
  { userId: user, payoutId: payout }: Pick<DuePayout, "userId" | "payoutId">,
  isStopped: boolean,
  at: Date,
  nextAt: Date,
): Promise<boolean> {
  return callCommand(db, command("payout_send", { user, payout, isStopped, at, nextAt }));
}

/** Whether a payout was handed over only once so far. */
export async function isFirstAttempt(
  db: Connection,
  { userId, payoutId }: Pick<DuePayout, "userId" | "payoutId">,
): Promise<boolean> {
  const payout = await db
    .selectFrom("payouts")
    .select("payoutId")
    .where("userId", "=", userId)
    .where("payoutId", "=", payoutId)
    .whereRef("firstSentAt", "=", "lastSentAt")
    .executeTakeFirst();
  return payout !== undefined;
}

/** Brings a payout to what its provider says. Throws NOT_FOUND. */
export function callSettlePayout(
  db: Connection,
  { userId: user, payoutId: payout }: { userId: string; payoutId: string },
  provider: string,
  { providerPayoutId: providerPayout, state, amount: amountCents }: ProviderPayout,
  at: Date,
): Promise<PayoutState> {
  const said = { provider, providerPayout, state, amountCents };
  return callCommand(db, command("settle_payout", { user, payout, ...said, at }));
}

const withPayee = (db: Connection, provider: string) =>
  db
    .selectFrom("payouts as o")
    .innerJoin("payees as e", (join) => join.onRef("e.userId", "=", "o.userId").onRef("e.payeeId", "=", "o.payeeId"))
    .select(["o.userId", "o.payoutId", "o.payeeId", "o.status", "o.amountCents", "e.kind", "e.ibanSealed"])
    .select("o.providerPayoutId")
    .$narrowType<{ status: PayoutState; kind: PayeeKind }>()
    .where("o.provider", "=", provider);

/**
 * Returns payouts in these states, with their payees: those that were never looked up, or not for the longest time.
 * Leaves out those that were decided before a time.
 */
export function readPayoutsInStates(
  db: Connection,
  provider: string,
  states: readonly PayoutState[],
  since: Date | null,
): Promise<PayoutWithPayee[]> {
  return withPayee(db, provider)
    .where("o.status", "in", states)
    .$if(since !== null, (query) =>
      query.where(({ eb, fn }) => eb(fn.coalesce("o.decidedAt", "o.createdAt"), ">=", since)),
    )
    .orderBy("o.lookedAt", (order) => order.asc().nullsFirst())
    .orderBy("o.createdAt")
    .orderBy("o.payoutId")
    .limit(LOOKED_UP_AT_ONCE)
    .execute();
}

/** Finds the payouts with these ids, with their payees. */
export async function findPaidTo(db: Connection, provider: string, payoutIds: readonly string[]) {
  if (payoutIds.length === 0) return [];
  return withPayee(db, provider).where("o.payoutId", "in", payoutIds).execute();
}

export type PayoutWithPayee = Awaited<ReturnType<typeof findPaidTo>>[number];

type PayoutKey = { userId: string; payoutId: string };

/** Notes that the provider was asked for a payout. */
export const callNoteLook = (db: Connection, { userId: user, payoutId: payout }: PayoutKey, at: Date): Promise<void> =>
  callCommand(db, command("payout_note_look", { user, payout, at }));

/** Notes that the provider has refused a payout that its books don't have. Returns whether that counts already. */
export const callNoteRefusal = (
  db: Connection,
  { userId: user, payoutId: payout }: PayoutKey,
  at: Date,
): Promise<boolean> => callCommand(db, command("payout_note_refusal", { user, payout, at }));

/**
 * Ways in which money moves otherwise than it was ordered: to another card, twice or back in part, with another sum,
 * or without the shop.
 */
export type Oddity = "Elsewhere" | "Transfers" | "Amount" | "NotOrdered";

/** Notes that money of a payout has moved otherwise than it was ordered, which opens a case. */
export const callNoteOdd = (
  db: Connection,
  { userId: user, payoutId: payout }: PayoutKey,
  kind: Oddity,
  at: Date,
): Promise<void> => callCommand(db, command("payout_note_odd", { user, payout, kind, at }));

export type KnownPayout = { payoutId: string; status: PayoutState; amountCents: Cents };

/** Returns the payouts with these ids at a provider, and those that it should know of since a time. */
export function readKnownPayouts(db: Connection, provider: string, payoutIds: readonly string[], since: Date | null) {
  return db
    .selectFrom("payouts")
    .select(["payoutId", "status", "amountCents"])
    .$narrowType<KnownPayout>()
    .where("provider", "=", provider)
    .where(({ and, or, eb }) =>
      or([
        eb("payoutId", "in", payoutIds.length > 0 ? payoutIds : [NOBODY]),
        ...(since === null
          ? []
          : [
              and([
                eb("status", "in", ["Sent", "Paid"]),
                eb("createdAt", ">=", since),
                eb("nextAttemptAt", "is", null),
              ]),
            ]),
      ]),
    )
    .execute();
}

const NOBODY = "00000000-0000-0000-0000-000000000000";
