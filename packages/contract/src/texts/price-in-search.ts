import { type Cents, parseEuros } from "@trove/money";

/** A search without its price, and the price range in cents, both bounds inclusive. */
export type PriceInSearch = { words: string; minPrice: Cents | undefined; maxPrice: Cents | undefined };

// The words of all languages are recognised on every page. Letters with diacritics also match without them.
const MOST = [
  "under|below|less than|cheaper than|up to|at most|max(?:imum)?",
  "(?:[àa] )?moins de|sous|jusqu['’]?[àa]|au plus|en dessous de",
  "d[ưu][ớo]i|[íi]t h[ơo]n|r[ẻe] h[ơo]n|t[ốo]i [đd]a|kh[ôo]ng qu[áa]",
  "[أا]قل من|[أا]رخص من|تحت|دون|حتى|بحد [أا]قصى",
].join("|");
const LEAST = [
  "over|above|more than|from|at least|min(?:imum)?",
  "plus de|[àa] partir de|d[èe]s|au moins",
  "tr[êe]n|h[ơo]n|t[ừu]|[íi]t nh[ấa]t|t[ốo]i thi[ểe]u",
  "[أا]كثر من|فوق|على ال[أا]قل|ابتداء من|من",
].join("|");
const BETWEEN = "between|from|entre|de|t[ừu]|gi[ữu]a|من|بين";
const AND = "to|and|[àa]|et|[đd][ếe]n|v[àa]|[إا]لى|و";
const CHINESE_MOST = "不超过|低于|少于|小于|最多";
const CHINESE_LEAST = "不低于|高于|超过|大于|至少";

const CURRENCY = "(?:€|euros?|eur|يورو|欧元|欧)";
const NUMBER = "(\\d{1,3}(?:[ ,.]\\d{3})+|\\d{1,6})([.,]\\d{1,2})?";
const AMOUNT = `(?:${CURRENCY} ?)?${NUMBER}(?: ?${CURRENCY})?`;
const START = "(?<![\\p{L}\\p{N}.,$£%-])";
const END = "(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{N}%$£]|[.,-]\\d|-)的?";

const pattern = (text: string) => new RegExp(text, "iu");

const betweens = [
  pattern(`${START}(?:(?:${BETWEEN}) )?${AMOUNT}(?: ?(?:[-–—~]|到|至) ?| (?:${AND}) ?)${AMOUNT}${END}`),
];
const mosts = [
  pattern(`${START}(?:(?:${MOST}) |(?:<=?|≤) ?)${AMOUNT}${END}`),
  pattern(`(?:${CHINESE_MOST}) ?${AMOUNT}${END}`),
  pattern(`${START}${AMOUNT} ?(?:以下|以内|之内)的?`),
];
const leasts = [
  pattern(`${START}(?:(?:${LEAST}) |(?:>=?|≥) ?)${AMOUNT}${END}`),
  pattern(`(?:${CHINESE_LEAST}) ?${AMOUNT}${END}`),
  pattern(`${START}${AMOUNT} ?(?:以上|起)的?`),
];

const ZEROS = ["٠", "۰", "０"].map((zero) => zero.charCodeAt(0));

/** Converts digits of other scripts and Arabic separators to English ones. */
function plainDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
}

function amountOf(whole = "", part = ""): Cents | undefined {
  return parseEuros(whole.replaceAll(/[ ,.]/g, "") + part.replace(",", "."));
}

type Found = { match: RegExpExecArray; minPrice: Cents | undefined; maxPrice: Cents | undefined };

function find(text: string): Found | undefined {
  const first = (patterns: RegExp[]) => patterns.map((one) => one.exec(text)).find((match) => match !== null);
  const between = first(betweens);
  if (between) {
    const [minPrice, maxPrice] = [amountOf(between[1], between[2]), amountOf(between[3], between[4])];
    return minPrice !== undefined && maxPrice !== undefined && minPrice < maxPrice
      ? { match: between, minPrice, maxPrice }
      : undefined;
  }
  const most = first(mosts);
  if (most) return { match: most, minPrice: undefined, maxPrice: amountOf(most[1], most[2]) };
  const least = first(leasts);
  return least && { match: least, minPrice: amountOf(least[1], least[2]), maxPrice: undefined };
}

/**
 * Finds a price in euros in a search of at most 100 characters, such as "watch under 50", in any of the shop's
 * languages. Without a price, `words` is the unchanged search.
 */
export function priceInSearch(search: string): PriceInSearch {
  const text = plainDigits(search.normalize("NFC")).replaceAll(/\s+/g, " ");
  const found = find(text);
  if (found === undefined) return { words: search, minPrice: undefined, maxPrice: undefined };
  const { match, minPrice, maxPrice } = found;
  const before = text.slice(0, match.index).trim();
  const after = text.slice(match.index + match[0].length).trim();
  return { words: `${before} ${after}`.trim(), minPrice, maxPrice };
}
