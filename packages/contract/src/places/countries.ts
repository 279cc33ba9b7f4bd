import { ANY_POSTAL, DIGITS_4, DIGITS_5, DIGITS_6, UNITED_STATES } from "./postal-forms.ts";

/** Countries that every shop has. `postalPattern` matches the upper-case text without outer spaces. */
export type Country = {
  code: string;
  name: string;
  /** Standard VAT rate as a fraction, 0 where the shop charges none. */
  vatRate: number;
  postalPattern: string;
  /** An example of a postal code, shown as a hint beside the field. */
  postalExample: string;
  stateRequired: boolean;
  canShip: boolean;
  callingCode: string;
};

const DIGITS_3_2 = "^\\d{3} ?\\d{2}$";

type Row = [code: string, name: string, vatPercent: number, callingCode: string, pattern: string, example: string];

/** Member states of the EU with their standard VAT rates. */
const union: Row[] = [
  ["AT", "Austria", 20, "43", DIGITS_4, "1010"],
  ["BE", "Belgium", 21, "32", DIGITS_4, "1000"],
  ["BG", "Bulgaria", 20, "359", DIGITS_4, "1000"],
  ["HR", "Croatia", 25, "385", DIGITS_5, "10000"],
  ["CY", "Cyprus", 19, "357", DIGITS_4, "1010"],
  ["CZ", "Czechia", 21, "420", DIGITS_3_2, "110 00"],
  ["DK", "Denmark", 25, "45", DIGITS_4, "1050"],
  ["EE", "Estonia", 24, "372", DIGITS_5, "10111"],
  ["FI", "Finland", 25.5, "358", DIGITS_5, "00100"],
  ["FR", "France", 20, "33", DIGITS_5, "75001"],
  ["DE", "Germany", 19, "49", DIGITS_5, "10115"],
  ["GR", "Greece", 24, "30", DIGITS_3_2, "104 31"],
  ["HU", "Hungary", 27, "36", DIGITS_4, "1011"],
  ["IE", "Ireland", 23, "353", "^[A-Z]\\d[\\dW] ?[A-Z0-9]{4}$", "D02 AF30"],
  ["IT", "Italy", 22, "39", DIGITS_5, "00118"],
  ["LV", "Latvia", 21, "371", "^(LV-?)?\\d{4}$", "LV-1010"],
  ["LT", "Lithuania", 21, "370", "^(LT-?)?\\d{5}$", "01100"],
  ["LU", "Luxembourg", 17, "352", DIGITS_4, "1111"],
  ["MT", "Malta", 18, "356", "^[A-Z]{3} ?\\d{4}$", "VLT 1117"],
  ["NL", "Netherlands", 21, "31", "^\\d{4} ?[A-Z]{2}$", "1012 AB"],
  ["PL", "Poland", 23, "48", "^\\d{2}-?\\d{3}$", "00-001"],
  ["PT", "Portugal", 23, "351", "^\\d{4}-?\\d{3}$", "1000-001"],
  ["RO", "Romania", 21, "40", DIGITS_6, "010011"],
  ["SK", "Slovakia", 23, "421", DIGITS_3_2, "811 01"],
  ["SI", "Slovenia", 22, "386", DIGITS_4, "1000"],
  ["ES", "Spain", 21, "34", DIGITS_5, "28001"],
  ["SE", "Sweden", 25, "46", DIGITS_3_2, "111 20"],
];

/** Countries outside the EU, where no EU VAT is due. */
const elsewhere: [...Row, stateRequired: boolean, canShip: boolean][] = [
  ["AU", "Australia", 0, "61", DIGITS_4, "2000", true, false],
  ["CA", "Canada", 0, "1", "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$", "K1A 0B1", true, false],
  ["NO", "Norway", 0, "47", DIGITS_4, "0150", false, true],
  ["CH", "Switzerland", 0, "41", DIGITS_4, "8001", false, true],
  ["GB", "United Kingdom", 0, "44", ANY_POSTAL, "SW1A 1AA", false, true],
  ["US", "United States", 0, "1", UNITED_STATES, "10001", true, false],
  ["VN", "Vietnam", 0, "84", ANY_POSTAL, "100000", false, false],
];

function country([code, name, vatPercent, callingCode, postalPattern, postalExample]: Row, rest: object = {}): Country {
  const vatRate = Number(`${vatPercent}e-2`);
  return {
    code,
    name,
    vatRate,
    postalPattern,
    postalExample,
    callingCode,
    stateRequired: false,
    canShip: true,
    ...rest,
  };
}

export const countries: readonly Country[] = [
  ...union.map((row) => country(row)),
  ...elsewhere.map(([c, n, v, p, pattern, e, stateRequired, canShip]) =>
    country([c, n, v, p, pattern, e], { stateRequired, canShip }),
  ),
].sort((a, b) => a.name.localeCompare(b.name, "en"));

/** The codes of the EU's member states. */
export const memberStates: ReadonlySet<string> = new Set(union.map(([code]) => code));

const byCode = new Map(countries.map((entry) => [entry.code, entry]));

/** One of the countries that every shop has. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code);
}

/** The rules of a country that operators can change. */
export type CountryRules = Pick<Country, "canShip" | "postalPattern" | "postalExample" | "stateRequired"> & {
  /** The standard rate, 0 where the shop charges no VAT. */
  vatPercent: number;
  /** True if top-ups state the VAT. Otherwise, what the balance pays for does. */
  vatAtTopUp: boolean;
};
/** The rules in force, by the codes of the countries. */
export type RulesByCountry = Readonly<Record<string, CountryRules>>;

/** Whether the shop ships to a country, by its code. */
export function shipsTo(rules: RulesByCountry, code: string): boolean {
  return rules[code]?.canShip ?? false;
}

/**
 * True if a person may be able to receive wins: the shop ships to the country of at least one of their addresses, or
 * they have no address yet.
 */
export function canReceive(rules: RulesByCountry, countryCodes: readonly string[]): boolean {
  return countryCodes.length === 0 || countryCodes.some((code) => shipsTo(rules, code));
}

/** The VAT rate of a country as a fraction; 0 for an unknown one. */
export function vatRateOf(rules: RulesByCountry, code: string): number {
  return Number(`${rules[code]?.vatPercent ?? 0}e-2`);
}

/** True if the text is a postal code of the country. Ignores case and a missing separator. */
export function isPostalCode(rules: RulesByCountry, countryCode: string, text: string): boolean {
  const pattern = rules[countryCode]?.postalPattern ?? ANY_POSTAL;
  return new RegExp(pattern).test(text.trim().toUpperCase());
}

/** Formats a valid postal code in upper case, with the separator that is usual in its country. */
export function normalizePostalCode(countryCode: string, text: string): string {
  const upper = text.trim().toUpperCase().replace(/\s+/g, " ");
  const bare = upper.replace(/[\s-]/g, "");
  switch (countryCode) {
    case "NL":
      return `${bare.slice(0, 4)} ${bare.slice(4)}`;
    case "CZ":
    case "GR":
    case "SE":
    case "SK":
    case "MT":
    case "IE":
    case "CA":
      return `${bare.slice(0, 3)} ${bare.slice(3)}`;
    case "PL":
      return `${bare.slice(0, 2)}-${bare.slice(2)}`;
    case "PT":
      return `${bare.slice(0, 4)}-${bare.slice(4)}`;
    case "LV":
      return `LV-${bare.replace(/^LV/, "")}`;
    case "LT":
      return bare.replace(/^LT/, "");
    default:
      return upper;
  }
}
