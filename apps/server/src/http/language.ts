import type { IncomingHttpHeaders } from "node:http";
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_KEY,
  languages,
  offeredLanguages,
} from "@trove/contract/languages";
import Negotiator from "negotiator";

type Asked = Pick<IncomingHttpHeaders, "cookie" | "accept-language">;

/** A primary tag such as `zh`, which matches every region's tag. */
const primaryTag = (language: Language) => new Intl.Locale(languages[language].tag).language;

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`);

/**
 * The language of a request, for pages and mails: the one chosen in the shop, which a cookie says; otherwise the
 * browser's first that the shop offers; otherwise English.
 */
export function languageOf(headers: Asked, offered = offeredLanguages): Language {
  const choice = CHOICE.exec(headers.cookie ?? "")?.[1];
  if (isLanguage(choice) && offered.includes(choice)) return choice;
  const best = new Negotiator({ headers }).language(offered.map(primaryTag));
  return offered.find((language) => primaryTag(language) === best) ?? DEFAULT_LANGUAGE;
}
