import type { SignalKind } from "@trove/contract";
import { type Cents, cents } from "@trove/money";

/** A signal of fraud. `subject` names the finding, so that each is raised once; `others` belong to the same case. */
export type Signal = {
  kind: SignalKind;
  userId: string;
  subject: string;
  others: readonly string[];
  details: { accounts?: number; amountCents?: Cents; minutes?: number; subjectId?: string };
};

/** Numbers of accounts with one address at which a signal is raised, one for each number. */
const MANY_ACCOUNTS = [4, 10, 30, 100] as const;
/** Maximum of people that a case names for one address. */
const MOST_NAMED = 10;

/** A shipment within this time of a top-up counts as fast. */
const FAST_MINUTES = 24 * 60;
/** Of people who topped up for the first time within this time. */
const NEW_MINUTES = 7 * 24 * 60;
/** From this value on. */
const VALUABLE = cents(20_000);

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000);

/** An account that uses an address. */
export type Sharer = { userId: string; isLocked: boolean };

/**
 * Two or three accounts with one address are a family, unless one of them is locked; four and more are many. `sharers`
 * are all accounts with the address, or the first hundred.
 */
export function addressSignals(userId: string, mark: string, sharers: readonly Sharer[]): Signal[] {
  const accounts = sharers.length;
  const others = sharers.filter((sharer) => sharer.userId !== userId);
  const many = MANY_ACCOUNTS.findLast((count) => accounts >= count);
  if (many !== undefined) {
    const named = others.slice(0, MOST_NAMED).map((sharer) => sharer.userId);
    return [{ kind: "ManyAccounts", userId, subject: `${mark}:${many}`, others: named, details: { accounts } }];
  }
  const isSuspect = others.length > 0 && sharers.some(({ isLocked }) => isLocked);
  if (!isSuspect) return [];
  return [
    {
      kind: "SharedAddress",
      userId,
      subject: mark,
      others: others.map((sharer) => sharer.userId),
      details: { accounts },
    },
  ];
}

export type Sending = { userId: string; shipmentId: string; worthCents: Cents; createdAt: Date };
/** When somebody topped up for the first time and for the last time before a shipment. */
export type TopUps = { first: Date; last: Date };

/** A valuable shipment soon after a new customer paid: thieves use stolen cards before the owner notices. */
export function shipmentSignals({ userId, shipmentId, worthCents, createdAt }: Sending, topUps?: TopUps): Signal[] {
  if (topUps === undefined || worthCents < VALUABLE) return [];
  const minutes = minutesBetween(topUps.last, createdAt);
  if (minutes > FAST_MINUTES || minutesBetween(topUps.first, createdAt) > NEW_MINUTES) return [];
  const details = { amountCents: worthCents, minutes, subjectId: shipmentId };
  return [{ kind: "FastShipping", userId, subject: shipmentId, others: [], details }];
}

/** Every further sum that a bank takes back is a signal of its own. */
export function chargebackSignal(userId: string, paymentId: string, amountCents: Cents): Signal {
  const details = { amountCents, subjectId: paymentId };
  return { kind: "Chargeback", userId, subject: `${paymentId}:${amountCents}`, others: [], details };
}
