import { type Cents, fromEuros, toEuros } from "@trove/money";

/**
 * Names of money fields in requests and responses. They are JSON numbers in euros; `paidAmount`, `vatAmount` and a
 * payment session's `amount` are in the currency beside them. A name is a money field in every schema or in none, so
 * browsers convert responses to cents without loading schemas. A test compares this list with every schema.
 */
export const EURO_FIELDS = [
  "acquiredPrice",
  "actual",
  "amount",
  "balance",
  "balanceAfter",
  "cartShippingCostDefault",
  "chargedBackAmount",
  "chargedBack",
  "cost",
  "creditMax",
  "deduction",
  "depositedAmount",
  "discountAmount",
  "expected",
  "expectedOwn",
  "expectedPrice",
  "expectedSellPrice",
  "expectedShippingCost",
  "expectedTotal",
  "expectedValue",
  "expressSurcharge",
  "givenUpAmount",
  "heldAmount",
  "highestItemPrice",
  "itemsDiscount",
  "itemsTotal",
  "keptAmount",
  "keptIfReturnedAmount",
  "leftAmount",
  "listPrice",
  "lostAmount",
  "lowestItemPrice",
  "lowestPrice",
  "marketPrice",
  "marketValue",
  "maxPrice",
  "medianValue",
  "minimumAmount",
  "minPrice",
  "netAmount",
  "owedAmount",
  "ownAmount",
  "paidAmount",
  "price",
  "priceBefore",
  "pricePaid",
  "reducedPrice",
  "refundedAmount",
  "refunded",
  "refusedAmount",
  "required",
  "restAmount",
  "returnedAmount",
  "sellPrice",
  "sellValue",
  "setOff",
  "shipmentShippingCostDefault",
  "shippingAmount",
  "shippingCost",
  "shippingDiscount",
  "soldAmount",
  "spentAmount",
  "standardShipping",
  "topUpMax",
  "topUpMin",
  "topUpPresets",
  "total",
  "unitPrice",
  "valueAmount",
  "vatAmount",
  "usualAmount",
  "winningsAmount",
  "wonAmount",
] as const;

export type EuroField = (typeof EURO_FIELDS)[number];

type Money<T> = T extends number ? Cents : T extends readonly number[] ? Cents[] : InCents<T>;

/** The same type with money in cents instead of euros. */
export type InCents<T> = T extends readonly (infer Element)[]
  ? InCents<Element>[]
  : T extends object
    ? { [Key in keyof T]: Key extends EuroField ? Money<T[Key]> : InCents<T[Key]> }
    : T;

const names: ReadonlySet<string> = new Set(EURO_FIELDS);

function convert(value: unknown, convertNumber: (amount: number) => number, isMoney = false): unknown {
  if (typeof value === "number") return isMoney ? convertNumber(value) : value;
  if (Array.isArray(value)) return value.map((element) => convert(element, convertNumber, isMoney));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, convert(field, convertNumber, names.has(name))]),
  );
}

/** Converts the money fields of a response to cents. Throws RangeError for more than two decimals. */
export function centsFromWire<T>(response: T): InCents<T> {
  return convert(response, fromEuros) as InCents<T>;
}

/** Converts the money fields of a request from cents to euros. */
export function wireFromCents(input: unknown): unknown {
  return convert(input, (amount) => toEuros(amount as Cents));
}
