import Negotiator from "negotiator";
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_KEY,
  languages,
  offeredLanguages,
} from "../app/locales/languages.ts";

const offered = offeredLanguages.map((language) => ({
  language,
  primaryTag: new Intl.Locale(languages[language].tag).language,
}));
const primaryTags = offered.map(({ primaryTag }) => primaryTag);

/** The choice in a Cookie header, as it is stored. */
function chosenIn(cookie: string): string | undefined {
  const pairs = cookie.split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === LANGUAGE_KEY)?.[1];
}

/** The language of a request: the choice in its Cookie header, else the first offered one of Accept-Language. */
export function resolveLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = chosenIn(cookie ?? "");
  if (chosen !== undefined) return offeredLanguages.find((language) => language === chosen) ?? DEFAULT_LANGUAGE;
  const negotiator = new Negotiator({ headers: { "accept-language": acceptLanguage } });
  const best = negotiator.language(primaryTags);
  return offered.find(({ primaryTag }) => primaryTag === best)?.language ?? DEFAULT_LANGUAGE;
}
