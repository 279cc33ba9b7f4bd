import type { IncomingHttpHeaders } from "node:http";

const LANGUAGES = ["en", "fr", "vi", "zh", "ar"];

/** The cookie with the language that the person chose in the shop, where Chinese is called `cn`. */
const CHOICE = /(?:^|;\s*)i18nextLng=([^;]*)/;

function chosen(cookie: string | undefined): string | undefined {
  const choice = CHOICE.exec(cookie ?? "")?.[1];
  return LANGUAGES.find((language) => language === (choice === "cn" ? "zh" : choice));
}

/** The best language of an Accept-Language header that the shop supports. */
function accepted(header: string | undefined): string | undefined {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", weight] = part.trim().split(";q=");
    return { language: tag.split("-", 1)[0]?.toLowerCase() ?? "", weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wanted.filter(({ language, weight }) => LANGUAGES.includes(language) && weight > 0);
  return known.sort((a, b) => b.weight - a.weight)[0]?.language;
}

/** The caller's language as a primary tag: the one chosen in the shop, otherwise the one the browser prefers. */
export function languageOf(headers: Pick<IncomingHttpHeaders, "cookie" | "accept-language">): string {
  return chosen(headers.cookie) ?? accepted(headers["accept-language"]) ?? "en";
}
