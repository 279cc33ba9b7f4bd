import type { Settings } from "@trove/contract";
import { numberIn } from "./typed-number.ts";

type Delivery = Settings["shipping"]["delivery"];
type Ranges = Pick<Delivery, "standardMin" | "standardMax" | "expressMin" | "expressMax">;
type Typed<Fields> = { readonly [Name in keyof Fields]: string };

export type TypedRanges = Typed<Ranges>;

/** The rules of deliveries as their fields show them. */
export type TypedDelivery = Typed<Omit<Delivery, "countries">> & {
  readonly countries: Readonly<Record<string, TypedRanges>>;
};

const typedRanges = ({ standardMin, standardMax, expressMin, expressMax }: Ranges): TypedRanges => ({
  standardMin: String(standardMin),
  standardMax: String(standardMax),
  expressMin: String(expressMin),
  expressMax: String(expressMax),
});

const sentRanges = ({ standardMin, standardMax, expressMin, expressMax }: TypedRanges): Ranges => ({
  standardMin: numberIn(standardMin),
  standardMax: numberIn(standardMax),
  expressMin: numberIn(expressMin),
  expressMax: numberIn(expressMax),
});

const mapped = <From, To>(values: Readonly<Partial<Record<string, From>>>, change: (value: From) => To) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, change(value)] as const])),
  );

export const typedDelivery = (delivery: Delivery): TypedDelivery => ({
  cutoffHour: String(delivery.cutoffHour),
  handlingDays: String(delivery.handlingDays),
  ...typedRanges(delivery),
  countries: mapped(delivery.countries, typedRanges),
  closedOn: delivery.closedOn.join("; "),
});

/** The rules that the content of the fields stands for. Texts that are no numbers become NaN. */
export const sentDelivery = (typed: TypedDelivery): Delivery => ({
  cutoffHour: numberIn(typed.cutoffHour),
  handlingDays: numberIn(typed.handlingDays),
  ...sentRanges(typed),
  countries: mapped(typed.countries, sentRanges),
  closedOn: typed.closedOn
    .split(";")
    .map((day) => day.trim())
    .filter((day) => day !== ""),
});
