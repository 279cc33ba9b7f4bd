import { type DueCheck, LIMIT_PERIODS, type Market } from "@trove/contract";
import { add, type Cents, cents, subtract, toEuros, ZERO_CENTS } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import { identityState, isIdentityEnough } from "../identity/identity-state.ts";
import type { ProtectionFacts } from "../protection.store.ts";
import { drawingConsentOf } from "./drawing-consent.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const HALF_YEAR = YEAR / 2;

/** The cost of an opening: its price, and its price less the least that its boxes can be sold for. */
export type PlayCost = { spend: Cents; loss: Cents };

/** True if a time is unknown, or further back than a span. */
const isPast = (seen: string | null, spanMs: number, at: Date) =>
  seen === null || at.getTime() - Date.parse(seen) >= spanMs;

function isRealityCheckDue(facts: ProtectionFacts, { realityMinutes }: Market, at: Date): boolean {
  if (facts.session === null) return false;
  const minutes = Math.min(facts.realityMinutes ?? Infinity, realityMinutes ?? Infinity);
  const since = Math.max(
    Date.parse(facts.session.startedAt),
    Date.parse(facts.realitySeenAt ?? facts.session.startedAt),
  );
  return at.getTime() - since >= minutes * MINUTE;
}

const hasDepositLimit = (facts: ProtectionFacts) =>
  facts.limits.some(({ kind, cents: amount }) => kind === "Deposit" && amount !== null);

/** The checks that the next offer waits for. */
function playChecks(facts: ProtectionFacts, market: Market, at: Date): DueCheck[] {
  const { limitChoice, boxWithdrawal, reportHours } = market;
  const hasPlayed = facts.lastOpenedAt !== null;
  const due: Record<DueCheck, boolean> = {
    LimitChoice: limitChoice === "Required" && !hasDepositLimit(facts),
    DrawingConsent: boxWithdrawal === "None" && drawingConsentOf(facts.consentHash) === undefined,
    RealityCheck: isRealityCheckDue(facts, market, at),
    Report: reportHours !== null && hasPlayed && isPast(facts.reportSeenAt, reportHours * HOUR, at),
  };
  return (Object.keys(due) as DueCheck[]).filter((name) => due[name]);
}

/** The checks that are due, with the choice of a limit, which is offered once a year everywhere. */
export function dueChecks(facts: ProtectionFacts, market: Market, at: Date): DueCheck[] {
  const others = playChecks(facts, market, at).filter((name) => name !== "LimitChoice");
  return isChoiceDue(facts, market, at) ? ["LimitChoice", ...others] : others;
}

const isChoiceDue = (facts: ProtectionFacts, { limitChoice }: Market, at: Date) =>
  isPast(facts.limitChosenAt, YEAR, at) || (limitChoice === "Required" && !hasDepositLimit(facts));

/** True if the person should look at their limits again: from half a year after their choice until they are asked. */
export const isReviewDue = ({ limitChosenAt }: ProtectionFacts, at: Date) =>
  limitChosenAt !== null && isPast(limitChosenAt, HALF_YEAR, at) && !isPast(limitChosenAt, YEAR, at);

function refusedIdentity(facts: ProtectionFacts, market: Market, at: Date): Refusal | undefined {
  if (isIdentityEnough(facts, market, at)) return undefined;
  return new Refusal("IDENTITY_REQUIRED", { params: { state: identityState(facts, at) } });
}

/** The refusal of a top-up that does not depend on its amount; undefined if there is none. */
export function refusedTopUp(facts: ProtectionFacts, market: Market, at: Date): Refusal | undefined {
  const identity = refusedIdentity(facts, market, at);
  if (identity !== undefined) return identity;
  if (market.limitChoice === "Optional" || !isChoiceDue(facts, market, at)) return undefined;
  return new Refusal("CHECK_DUE", { params: { what: "LimitChoice", figures: null } });
}

/** The first limit that an opening could pass, from the shortest period on. */
function refusedByLimit(facts: ProtectionFacts, cost: PlayCost): Refusal | undefined {
  for (const period of LIMIT_PERIODS) {
    for (const { kind, cents: limit } of facts.limits.filter((own) => own.period === period)) {
      if (kind === "Deposit" || limit === null) continue;
      const { [kind]: used = ZERO_CENTS, resetsAtUtc } = facts.periods[period];
      const sum = add(used, kind === "Spend" ? cost.spend : cost.loss);
      if (sum <= limit) continue;
      const params = { kind, period, limit: toEuros(limit), used: toEuros(used), resetsAtUtc };
      return new Refusal("LIMIT_REACHED", { params });
    }
  }
  return undefined;
}

function realityFigures({ session }: Pick<ProtectionFacts, "session">, at: Date) {
  if (session === null) return null;
  const { startedAt, paidCents, wonCents } = session;
  return {
    minutes: Math.floor((at.getTime() - Date.parse(startedAt)) / MINUTE),
    paid: toEuros(paidCents),
    won: toEuros(wonCents),
    net: toEuros(subtract(wonCents, paidCents)),
  };
}

/**
 * The refusal of an offer for what protects the person; undefined if there is none. It costs nobody anything, because
 * nothing is promised yet. The figures of a report are left to the caller.
 */
export function refusedPlay(facts: ProtectionFacts, market: Market, cost: PlayCost, at: Date): Refusal | undefined {
  const refused = refusedIdentity(facts, market, at) ?? refusedByLimit(facts, cost);
  if (refused !== undefined) return refused;
  const [what] = playChecks(facts, market, at);
  if (what !== undefined) {
    const figures = what === "RealityCheck" ? realityFigures(facts, at) : null;
    return new Refusal("CHECK_DUE", { params: { what, figures } });
  }
  const next = facts.lastOpenedAt === null ? 0 : Date.parse(facts.lastOpenedAt) + market.pace * 1000;
  if (market.pace === 0 || next <= at.getTime()) return undefined;
  return new Refusal("TOO_SOON", { params: { retryAtUtc: new Date(next).toISOString() } });
}

/** The cost of boxes in the worst case: their price, less the smallest sell price of each. */
export function playCost(price: Cents, sellPrices: readonly Cents[], quantity: number): PlayCost {
  const least = Math.min(...sellPrices);
  return { spend: cents(price * quantity), loss: cents((price - least) * quantity) };
}
