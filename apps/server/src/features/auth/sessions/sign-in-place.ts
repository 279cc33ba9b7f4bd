import { browserName } from "@trove/contract/browser-name";

/** Device and country by which a person later recognises a session. */
export type SignInPlace = { device: string; countryCode: string | null };

/** The value that proxies send for an unknown country. */
const UNKNOWN = "XX";

type Headers = Record<string, string | string[] | undefined>;

/**
 * The place of a sign-in, by what the caller's headers say. Both parts are of a few known texts, so nobody can write a
 * message of their own into the mails and lists that show them. `countryHeader` is the one in which a proxy tells it.
 */
export function signInPlace(headers: Headers, countryHeader: string | undefined): SignInPlace {
  const country = countryHeader === undefined ? undefined : headers[countryHeader];
  return {
    device: browserName(String(headers["user-agent"] ?? "")),
    countryCode: typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== UNKNOWN ? country : null,
  };
}
