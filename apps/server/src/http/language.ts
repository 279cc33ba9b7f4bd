import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

const LANGUAGES = ["en", "fr", "vi", "zh", "ar"];

/** The cookie with the language that the person chose in the shop, where Chinese is called `cn`. */
const CHOICE = /(?:^|;\s*)i18nextLng=([^;]*)/;

function chosen(cookie: string | undefined): string | undefined {
  const choice = CHOICE.exec(cookie ?? "")?.[1];
  return LANGUAGES.find((language) => language === (choice === "cn" ? "zh" : choice));
}

/** The caller's language as a primary tag: the one chosen in the shop, otherwise the one the browser prefers. */
export function languageOf(headers: Pick<IncomingHttpHeaders, "cookie" | "accept-language">): string {
  return chosen(headers.cookie) ?? new Negotiator({ headers }).language(LANGUAGES) ?? "en";
}
