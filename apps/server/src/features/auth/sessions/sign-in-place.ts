import { browserName } from "@trove/contract/browser-name";

/** The browser and country that help a person to recognise a session. */
export type SignInPlace = { device: string; countryCode: string | null };

/** The value that proxies send for an unknown country. */
const UNKNOWN = "XX";

type Headers = Record<string, string | string[] | undefined>;

/** Returns the country that a proxy has put into the header; undefined if there is none. */
export function countryOf(headers: Headers, countryHeader: string | undefined): string | undefined {
  const country = countryHeader === undefined ? undefined : headers[countryHeader];
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== UNKNOWN ? country : undefined;
}

/**
 * Reads browser and country from a request's headers. Both get one of a few known texts, so that nobody can put a
 * message of their own into the mails and lists that show them. `countryHeader` is the header in which a proxy sends
 * the country.
 */
export function signInPlace(headers: Headers, countryHeader: string | undefined): SignInPlace {
  return {
    device: browserName(String(headers["user-agent"] ?? "")),
    countryCode: countryOf(headers, countryHeader) ?? null,
  };
}
