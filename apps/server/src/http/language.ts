import type { IncomingHttpHeaders } from "node:http";
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_KEY,
  LANGUAGE_PARAMETER,
  offeredLanguages,
  primaryTag,
} from "@trove/contract/languages";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

type Asked = Pick<IncomingHttpHeaders, "cookie" | "accept-language">;

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`);

/**
 * Returns a request's language, for pages and mails: the one in the shop's cookie, otherwise the browser's first
 * language that the shop offers, otherwise English.
 */
export function languageOf(headers: Asked, offered = offeredLanguages): Language {
  const choice = CHOICE.exec(headers.cookie ?? "")?.[1];
  if (isLanguage(choice) && offered.includes(choice)) return choice;
  const best = new Negotiator({ headers }).language(offered.map(primaryTag));
  return offered.find((language) => primaryTag(language) === best) ?? DEFAULT_LANGUAGE;
}

/** Caches the first language that the shop offers, for the Accept-Language headers that were sent most recently. */
const accepted = new LRUCache<string, Language>({ max: 1_000 });
const LONGEST_HEADER = 200;

/**
 * Returns the language of a call whose response may be cached. Uses Accept-Language only: browsers send such calls
 * without cookies, and cache the responses by this header.
 */
export function acceptedLanguage({ "accept-language": header = "" }: Asked): Language {
  const known = accepted.get(header);
  if (known !== undefined) return known;
  const language = languageOf({ "accept-language": header });
  if (header.length <= LONGEST_HEADER) accepted.set(header, language);
  return language;
}

/**
 * Returns the language of a page: the one in its address, otherwise the request's. `url` is the path with its query.
 */
export function pageLanguageOf({ url = "", headers }: { url?: string; headers: Asked }): Language {
  const query = url.indexOf("?");
  const named = query < 0 ? null : new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER);
  return isLanguage(named) && offeredLanguages.includes(named) ? named : languageOf(headers);
}
