import {
  type Endpoints,
  type HelpLine,
  helpLinesOf,
  LIMIT_PERIODS,
  type LimitPeriod,
  type Market,
  marketOfAll,
  type ResponseOf,
} from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { type Cents, subtract, toEuros, ZERO_CENTS } from "@trove/money";
import { readAddresses } from "../addresses/index.ts";
import { breakResponse } from "./breaks/break-response.ts";
import { readBreak } from "./breaks/breaks.store.ts";
import { hasClosureBegun } from "./breaks/closures.store.ts";
import { drawingConsentIn } from "./checks/drawing-consent.ts";
import { dueChecks, isReviewDue } from "./checks/refused-play.ts";
import { identityState, ownMarket } from "./identity/identity-state.ts";
import { countriesOf } from "./markets/known-countries.ts";
import type { ProtectionParts } from "./parts.ts";
import { type Limit, type ProtectionFacts, readLimitChanges, readProtection } from "./protection.store.ts";

type Response = ResponseOf<Endpoints["getProtection"]>;

const eurosOrNull = (amount: Cents | null) => (amount === null ? null : toEuros(amount));

function limitOf({ id, kind, period, cents, requestedAt, requestedCents, confirmableAt, lapsesAt }: Limit, at: Date) {
  const raise =
    requestedAt === null || confirmableAt === null || lapsesAt === null || Date.parse(lapsesAt) <= at.getTime()
      ? null
      : {
          amount: eurosOrNull(requestedCents),
          requestedAtUtc: requestedAt,
          confirmableAtUtc: confirmableAt,
          lapsesAtUtc: lapsesAt,
        };
  return { id, kind, period, amount: eurosOrNull(cents), raise };
}

function usedOf(facts: ProtectionFacts, period: LimitPeriod): Response["used"][number] {
  const { Deposit = ZERO_CENTS, Spend = ZERO_CENTS, Loss = ZERO_CENTS, resetsAtUtc } = facts.periods[period];
  const sums = { depositedAmount: toEuros(Deposit), spentAmount: toEuros(Spend), lostAmount: toEuros(Loss) };
  return { period, ...sums, resetsAtUtc };
}

function sessionOf({ session }: ProtectionFacts): Response["session"] {
  if (session === null) return null;
  const { startedAt, paidCents, wonCents } = session;
  const netAmount = toEuros(subtract(wonCents, paidCents));
  return { startedAtUtc: startedAt, spentAmount: toEuros(paidCents), wonAmount: toEuros(wonCents), netAmount };
}

/** A person's market, with what the database knows of their protection. */
export async function readMarket(
  { db, settings, timeZone }: Pick<ProtectionParts, "db" | "settings" | "timeZone">,
  userId: string,
  country: string | undefined,
  at: Date,
): Promise<{ market: Market; helpLines: HelpLine[]; facts: ProtectionFacts }> {
  const [facts, addresses, { markets }] = await Promise.all([
    readProtection(db, userId, at, timeZone),
    readAddresses(db, userId),
    settings.at(at),
  ]);
  const codes = countriesOf(
    addresses.map(({ countryCode }) => countryCode),
    country,
    facts,
    at,
  );
  return {
    market: ownMarket(facts, marketOfAll(markets, codes)),
    helpLines: helpLinesOf(markets.helpLines, codes),
    facts,
  };
}

/** The protection of a person, as they see it. */
export async function protectionResponse(
  parts: ProtectionParts,
  userId: string,
  { country, language }: { country: string | undefined; language: Language },
): Promise<Response> {
  const at = parts.now();
  const [{ market, helpLines, facts }, changes, taken, isClosing] = await Promise.all([
    readMarket(parts, userId, country, at),
    readLimitChanges(parts.db, userId),
    readBreak(parts.db, userId),
    hasClosureBegun(parts.db, userId),
  ]);
  const due = dueChecks(facts, market, at);
  return {
    break: taken && breakResponse(taken),
    limits: facts.limits.map((limit) => limitOf(limit, at)),
    used: LIMIT_PERIODS.map((period) => usedOf(facts, period)),
    history: changes.map(({ kind, period, change, amountCents, changedAt }) => {
      return { kind, period, change, amount: eurosOrNull(amountCents), changedAtUtc: changedAt.toISOString() };
    }),
    due,
    drawingConsent: due.includes("DrawingConsent") ? drawingConsentIn(language) : null,
    session: sessionOf(facts),
    realityMinutes: facts.realityMinutes,
    identity: { state: identityState(facts, at), residence: facts.residence },
    market,
    helpLines,
    isReviewDue: isReviewDue(facts, at),
    isClosing,
  };
}
