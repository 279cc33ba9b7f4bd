import { addStandings, type Standing } from "../standing.ts";

/** A refund that the vendor accepted. Amounts are in the currency's smallest unit. */
export type TillRefund = { id: string; at: Date; amount: number; key: string | null; isBack: boolean };
export type TillDispute = {
  id: string;
  at: Date;
  amount: number;
  movements: { at: Date; amount: number }[];
  /** That of the session if not given. */
  currency?: string;
};

/** Action: the payer has to confirm at their bank. Processing: the bank decides later. */
export type AttemptState = "action" | "processing" | "captured" | "declined" | "voided";

/** One try to pay a session. */
export type TillAttempt = {
  id: string;
  at: Date;
  state: AttemptState;
  captured: number;
  reason: string | null;
  refunds: TillRefund[];
  disputes: TillDispute[];
};

/** A session with the fields of the merchant's request, as the vendor names them. */
export type TillSession = {
  id: string;
  at: Date;
  reference: string;
  amount: number;
  currency: string;
  sent: Record<string, string>;
  isCancelled: boolean;
  attempts: TillAttempt[];
};

export type TillEventKind =
  | "action"
  | "processing"
  | "captured"
  | "declined"
  | "cancelled"
  | "refund"
  | "refundBack"
  | "chargeback"
  | "chargebackWon";

export type TillEvent = {
  id: string;
  at: Date;
  kind: TillEventKind;
  session: TillSession;
  attempt: TillAttempt | undefined;
  refund?: TillRefund | undefined;
  dispute?: TillDispute | undefined;
};

type IdKind = "session" | "attempt" | "refund" | "dispute" | "event" | "customer" | "card";

/** A customer, with the cards that are kept. */
export type TillCustomer = { id: string; sent: Record<string, string>; cards: { id: string; last4: string }[] };

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);

/** The part of an attempt that can still be refunded. Like vendors, it leaves chargebacks out. */
export const unrefunded = ({ captured, refunds }: TillAttempt) =>
  captured - sum(refunds.filter(({ isBack }) => !isBack));

export function standingOf({ attempts }: TillSession): Standing {
  return addStandings(
    attempts.map((attempt) => ({
      captured: attempt.captured,
      refunded: attempt.captured - unrefunded(attempt),
      chargedBack: 0 - sum(attempt.disputes.flatMap(({ movements }) => movements)),
      captures: attempt.captured > 0 ? 1 : 0,
      refunds: attempt.refunds.length,
      chargebacks: attempt.disputes.length,
    })),
  );
}

/**
 * The states of a vendor's sessions and payments, and the order in which they follow each other. Each change is an
 * event. Throws on changes that no vendor makes.
 */
export class TillBooks {
  readonly sessions = new Map<string, TillSession>();
  readonly events: TillEvent[] = [];
  readonly customers = new Map<string, TillCustomer>();
  /** The sessions whose payer ticked that the card be kept. */
  readonly keeping = new Set<TillSession>();
  /** Whether refunds of an attempt fail as soon as they were accepted. */
  readonly failing = new Set<TillAttempt>();
  /** The attempts whose refunds the merchant's balance can't pay. */
  readonly unpayable = new Set<TillAttempt>();
  readonly now: () => Date;
  private readonly newId: (kind: IdKind) => string;
  private readonly onEvent: (event: TillEvent) => void;

  constructor(newId: (kind: IdKind) => string, now: () => Date, onEvent: (event: TillEvent) => void) {
    this.newId = newId;
    this.now = now;
    this.onEvent = onEvent;
  }

  open(reference: string, amount: number, currency: string, sent: Record<string, string>): TillSession {
    const begun = { id: this.newId("session"), at: this.now(), isCancelled: false, attempts: [] };
    const session = { ...begun, reference, amount, currency, sent };
    this.sessions.set(session.id, session);
    return session;
  }

  addCustomer(sent: Record<string, string>): TillCustomer {
    const customer = { id: this.newId("customer"), sent, cards: [] };
    this.customers.set(customer.id, customer);
    return customer;
  }

  customer(id = ""): TillCustomer {
    const customer = this.customers.get(id);
    if (customer === undefined) throw new Error(`no customer ${id}`);
    return customer;
  }

  /** Captures a session with a card that the payer lets the vendor keep. Returns the card's id. */
  captureAndKeep(session: TillSession): string {
    this.keeping.add(session);
    this.capture(session, this.begin(session, "unseen"));
    return this.customer(session.sent["customer"]).cards.at(-1)?.id ?? "";
  }

  session(id: string): TillSession {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    return session;
  }

  /** Whether a payer may still try a card. */
  isPayable({ isCancelled, attempts }: TillSession): boolean {
    return !isCancelled && attempts.every(({ state }) => state === "declined");
  }

  /** Begins an attempt, which waits for the bank or its page. */
  begin(session: TillSession, state: "action" | "processing" | "unseen"): TillAttempt {
    if (!this.isPayable(session)) throw new Error(`the session ${session.id} takes no payment`);
    const begun = { id: this.newId("attempt"), at: this.now(), captured: 0, reason: null };
    const waiting = state === "unseen" ? "processing" : state;
    const attempt: TillAttempt = { ...begun, state: waiting, refunds: [], disputes: [] };
    session.attempts.push(attempt);
    if (state !== "unseen") this.tell(state, session, attempt);
    return attempt;
  }

  capture(session: TillSession, attempt: TillAttempt, amount = session.amount): void {
    if (attempt.state === "captured") throw new Error(`${attempt.id} is captured`);
    attempt.state = "captured";
    attempt.captured = amount;
    attempt.reason = null;
    if (this.keeping.has(session)) {
      this.customer(session.sent["customer"]).cards.push({ id: this.newId("card"), last4: "4242" });
    }
    this.tell("captured", session, attempt);
  }

  decline(session: TillSession, attempt: TillAttempt, reason = "Your card was declined."): void {
    if (attempt.state === "captured") throw new Error(`${attempt.id} is captured`);
    attempt.state = "declined";
    attempt.reason = reason;
    this.tell("declined", session, attempt);
  }

  cancel(session: TillSession): void {
    session.isCancelled = true;
    for (const attempt of session.attempts) if (attempt.state === "action") attempt.state = "voided";
    this.tell("cancelled", session, session.attempts.at(-1));
  }

  refund(session: TillSession, attempt: TillAttempt, amount: number, key: string | null): TillRefund {
    if (amount > unrefunded(attempt)) throw new Error(`${attempt.id} has less than ${amount} left`);
    const refund = { id: this.newId("refund"), at: this.now(), amount, key, isBack: false };
    attempt.refunds.push(refund);
    this.tell("refund", session, attempt, { refund });
    if (this.failing.has(attempt)) this.failRefund(session, attempt);
    return refund;
  }

  /** Lets the last refund of an attempt fail that was accepted. */
  failRefund(session: TillSession, attempt: TillAttempt): void {
    const refund = attempt.refunds.findLast(({ isBack }) => !isBack);
    if (refund === undefined) throw new Error(`no refund of ${attempt.id}`);
    refund.isBack = true;
    this.tell("refundBack", session, attempt, { refund });
  }

  /** Cancels the last refund of an attempt before it leaves. The vendor forgets it, and tells nobody. */
  cancelRefund({ refunds }: TillAttempt): void {
    if (refunds.pop() === undefined) throw new Error("no refund to cancel");
  }

  /** A bank takes money back, by default all that was captured. */
  dispute(session: TillSession, attempt: TillAttempt, amount = attempt.captured): void {
    const at = this.now();
    const dispute = { id: this.newId("dispute"), at, amount, movements: [{ at, amount: -amount }] };
    attempt.disputes.push(dispute);
    this.tell("chargeback", session, attempt, { dispute });
  }

  /** Ends the standing disputes of an attempt in favour of the merchant. */
  winDisputes(session: TillSession, attempt: TillAttempt): void {
    for (const dispute of attempt.disputes.filter(({ movements }) => movements.length === 1)) {
      dispute.movements.push({ at: this.now(), amount: dispute.amount });
      this.tell("chargebackWon", session, attempt, { dispute });
    }
  }

  private tell(
    kind: TillEventKind,
    session: TillSession,
    attempt: TillAttempt | undefined,
    about: Pick<TillEvent, "refund" | "dispute"> = {},
  ): void {
    const event = { id: this.newId("event"), at: this.now(), kind, session, attempt, ...about };
    this.events.push(event);
    this.onEvent(event);
  }
}
