import type { Connection } from "../../../database/connection.ts";
import { readAddresses } from "../../addresses/index.ts";
import { type Places, readPlaces, type Since } from "../protection.store.ts";

/** Returns the country that a proxy has added to a request, or undefined. */
export type RequestCountry = (headers: Record<string, string | string[] | undefined>) => string | undefined;

/**
 * The countries of a person's residences and removed addresses at a time, and of their top-ups, orders by card and
 * cards of the twelve months before.
 */
function ownCountries({ residence, former, topUpCountries, leftCountries }: Places, at: Date) {
  const yearAgo = new Date(at);
  yearAgo.setUTCFullYear(at.getUTCFullYear() - 1);
  const recent = Object.entries(topUpCountries ?? {}).filter(([, last]) => Date.parse(last) > yearAgo.getTime());
  const before = former !== null && Date.parse(former.until) > at.getTime() ? former.residence : null;
  const left = Object.entries(leftCountries ?? {}).filter(([, until]) => Date.parse(until) > at.getTime());
  return [residence, before, ...[...recent, ...left].map(([country]) => country)];
}

/** The countries that the shop knows of a person: of their addresses, request, residences and payments. */
export const countriesOf = (
  addresses: readonly string[],
  country: string | undefined,
  places: Places | undefined,
  at: Date,
): string[] =>
  [...addresses, country, ...(places === undefined ? [] : ownCountries(places, at))].filter(
    (code) => typeof code === "string",
  );

/** The places that were known already at a time. */
function knownThen(places: Places & Since, at: Date): Places {
  const { residence, residenceSince, former, formerSince, leftCountries, leftSince } = places;
  const isThen = (since: Date | null) => since === null || since <= at;
  const left = Object.entries(leftCountries ?? {}).filter(([country]) => {
    const since = leftSince[country];
    return since === undefined || Date.parse(since) <= at.getTime();
  });
  return {
    ...places,
    residence: isThen(residenceSince) ? residence : null,
    former: isThen(formerSince) ? former : null,
    leftCountries: Object.fromEntries(left),
  };
}

/**
 * Reads the countries of a person as of times of the past. `paid` are those of payments, the oldest first. Addresses,
 * payments and residences that came later don't count, so nobody gets rights of another country afterwards.
 */
export async function readCountriesAt(
  db: Connection,
  userId: string,
  paid: readonly { country: string; createdAt: Date }[],
): Promise<(at: Date) => string[]> {
  const [addresses, places] = await Promise.all([readAddresses(db, userId), readPlaces(db, userId)]);
  return (at) => {
    const known = addresses.filter(({ countrySince }) => countrySince <= at).map(({ countryCode }) => countryCode);
    const before = paid.filter(({ createdAt }) => createdAt <= at);
    // Those of cards too, which payments don't have.
    const last = Object.entries(places?.topUpCountries ?? {}).filter(([, time]) => Date.parse(time) <= at.getTime());
    const topUpCountries = Object.fromEntries([
      ...before.map(({ country, createdAt }) => [country, createdAt.toISOString()] as const),
      ...last,
    ]);
    const then = places && { ...knownThen(places, at), topUpCountries };
    return countriesOf(known, undefined, then, at);
  };
}

/** Reads the countries that the shop knows of a person. `country` is that of the request. */
export async function knownCountries(
  db: Connection,
  userId: string,
  country: string | undefined,
  at: Date,
): Promise<string[]> {
  const [addresses, places] = await Promise.all([readAddresses(db, userId), readPlaces(db, userId)]);
  return countriesOf(
    addresses.map(({ countryCode }) => countryCode),
    country,
    places,
    at,
  );
}
