/** Countries that write the house number before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(["AU", "CA", "FR", "GB", "IE", "LU", "US", "VN"]);

const NUMBER = String.raw`\d+\s?(?:bis|ter|[a-z])?(?:\s?[-/]\s?\d*\s?[a-z]?)?`;
const FIRST = new RegExp(`^(${NUMBER})[\\s,]+(\\D.*)$`, "iu");
const LAST = new RegExp(`^(.*\\D)[\\s,]+(${NUMBER})$`, "iu");

type Split = { street: string; houseNumber: string };

/**
 * Street and house number of a line, as the country writes them. Undefined if they can't be told for certain, because a
 * wrong guess sends a parcel to another house.
 */
export function splitStreet(countryCode: string, line: string): Split | undefined {
  const text = line.trim().replaceAll(/\s+/g, " ");
  const isFirst = NUMBER_FIRST.has(countryCode);
  const found = (isFirst ? FIRST : LAST).exec(text);
  const [street, houseNumber] = isFirst ? [found?.[2], found?.[1]] : [found?.[1], found?.[2]];
  if (street === undefined || houseNumber === undefined) return undefined;
  return { street: street.replace(/,$/, "").trim(), houseNumber: houseNumber.trim() };
}
