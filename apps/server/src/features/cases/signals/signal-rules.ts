import type { SignalKind } from "@trove/contract";
import { type Cents, cents } from "@trove/money";

/**
 * A signal of fraud or of harm. `subject` identifies the finding, so that it is raised only once. `others` are further
 * people for the same case.
 */
export type Signal = {
  kind: SignalKind;
  userId: string;
  subject: string;
  others: readonly string[];
  details: {
    accounts?: number;
    amountCents?: Cents;
    usualCents?: Cents;
    minutes?: number;
    nights?: number;
    toppedUpCents?: Cents;
    returns?: number;
    failedReturns?: number;
    subjectId?: string;
  };
};

/** A signal is raised each time the number of accounts with one address reaches one of these. */
const MANY_ACCOUNTS = [4, 10, 30, 100] as const;
/** Maximum number of further people that a case names for one address. */
const MOST_NAMED = 10;

/** Maximum time between a person's last top-up and a shipment for the shipment to count as fast. */
const FAST_MINUTES = 24 * 60;
/** Maximum time since a person's first top-up for them to count as new. */
const NEW_MINUTES = 7 * 24 * 60;
/** Minimum value of a shipment that raises a signal. */
const VALUABLE = cents(20_000);

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000);

/** An account that uses an address. */
export type Sharer = { userId: string; isLocked: boolean };

/**
 * Returns the signals of an address. Four or more accounts are a signal. Two or three may be a family, so they are one
 * only if one of them is locked. `sharers` are all accounts with the address, or the first hundred.
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
/** The times of a person's first and last top-up before a shipment. */
export type TopUps = { first: Date; last: Date };

/**
 * Returns a signal for a valuable shipment soon after a new customer's top-up. Thieves ship goods quickly, before the
 * owner of a stolen card notices.
 */
export function shipmentSignals({ userId, shipmentId, worthCents, createdAt }: Sending, topUps?: TopUps): Signal[] {
  if (topUps === undefined || worthCents < VALUABLE) return [];
  const minutes = minutesBetween(topUps.last, createdAt);
  if (minutes > FAST_MINUTES || minutesBetween(topUps.first, createdAt) > NEW_MINUTES) return [];
  const details = { amountCents: worthCents, minutes, subjectId: shipmentId };
  return [{ kind: "FastShipping", userId, subject: shipmentId, others: [], details }];
}

/**
 * Returns the signal for a chargeback. Each further amount that a bank takes back is another signal. `others` have got
 * what was paid for.
 */
export function chargebackSignal(
  userId: string,
  paymentId: string,
  amountCents: Cents,
  others: readonly string[],
): Signal {
  const details = { amountCents, subjectId: paymentId };
  return { kind: "Chargeback", userId, subject: `${paymentId}:${amountCents}`, others, details };
}

/** Returns the signal for an account that has something in common with one that is excluded. */
export function exclusionSignal(userId: string, otherId: string): Signal {
  return { kind: "SharedExclusion", userId, subject: otherId, others: [otherId], details: {} };
}

/** Returns the signal for a check of somebody's identity that waits for a decision. */
export function identitySignal(userId: string, checkId: string): Signal {
  return { kind: "IdentityCheck", userId, subject: checkId, others: [], details: {} };
}

/** Returns the signal for an account whose name and birth date another account has proven. */
export function sharedIdentitySignal(userId: string, otherId: string): Signal {
  return { kind: "SharedIdentity", userId, subject: otherId, others: [otherId], details: {} };
}

/** Returns a signal for each way in which money of a payout has moved otherwise than it was ordered. */
export function oddPayoutSignals(userId: string, payoutId: string, ways: readonly string[]): Signal[] {
  return ways.map((way) => {
    return { kind: "OddPayout", userId, subject: `${payoutId}:${way}`, others: [], details: {} };
  });
}
