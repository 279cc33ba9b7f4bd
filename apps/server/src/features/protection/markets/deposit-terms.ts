import { allMarkets, type Market, marketOfAll } from "@trove/contract";
import { fromEuros, ZERO_CENTS } from "@trove/money";
import type { DepositTerms } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { isIdentityEnough } from "../identity/identity-state.ts";
import { readProtection } from "../protection.store.ts";
import { compareExclusions } from "../exclusions/compare-exclusions.ts";
import { knownCountries } from "./known-countries.ts";

const isBounded = ({ topUp, ageCheck, ceilings: { day, week, month } }: Market) =>
  !topUp || ageCheck !== "Off" || day !== null || week !== null || month !== null;

/** The terms without a market. The limits of the person bound the money then. */
export function unboundTerms(timeZone: string): DepositTerms {
  return { timeZone, dayCents: null, weekCents: null, monthCents: null, country: null };
}

const centsOrNull = (amount: number | null) => (amount === null ? null : fromEuros(amount));

/** The ceilings of a market in cents. Nothing may come in where there are no top-ups. */
export function depositTerms({ topUp, ceilings }: Market, timeZone: string, country: string | null): DepositTerms {
  const centsOf = (most: number | null) => (topUp ? centsOrNull(most) : ZERO_CENTS);
  const { day, week, month } = ceilings;
  return { timeZone, dayCents: centsOf(day), weekCents: centsOf(week), monthCents: centsOf(month), country };
}

type Parts = { db: Connection; settings: SettingsReader; secrets: Pick<Secrets, "rootKeys">; timeZone: string };

/**
 * Compares an account with excluded people before money comes into its balance otherwise than by a top-up, and returns
 * the terms. `country` is that of the request. Reads a person's countries only if some market bounds such money.
 * Nothing may come in without the identity that the market asks for.
 */
export async function admitDeposit(
  { db, settings, secrets, timeZone }: Parts,
  userId: string,
  country: string | undefined,
  at: Date,
): Promise<DepositTerms> {
  await compareExclusions({ db, secrets }, userId, at);
  const { markets } = await settings.at(at);
  if (!allMarkets(markets).some(isBounded)) return unboundTerms(timeZone);
  const market = marketOfAll(markets, await knownCountries(db, userId, country, at));
  const isKnown =
    market.ageCheck === "Off" || isIdentityEnough(await readProtection(db, userId, at, timeZone), market, at);
  return depositTerms(isKnown ? market : { ...market, topUp: false }, timeZone, null);
}
