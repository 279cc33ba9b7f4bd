import type { BodyOf, Endpoints } from "@trove/contract";
import { endOf, type Length } from "../../protection/index.tsx";

const breaks = ["day", "week", "month", "quarter", "half"] as const satisfies readonly Length[];
const exclusions = ["half", "year", "twoYears", "fiveYears"] as const satisfies readonly Length[];

/** The breaks and exclusions that an operator can start, the shortest first. */
export const breakLengths = [
  ...breaks.map((length) => ({ id: `Break ${length}`, kind: "Break", length }) as const),
  ...exclusions.map((length) => ({ id: `Exclusion ${length}`, kind: "Exclusion", length }) as const),
] as const;

export type BreakLength = (typeof breakLengths)[number];

/** The request of a break that begins now. The shop's clock ends one of 24 hours. */
export function breakBody(
  { kind, length }: BreakLength,
  now: Date,
): Pick<BodyOf<Endpoints["startPersonBreak"]>, "kind" | "until"> {
  return length === "day" ? { kind } : { kind, until: endOf(length, now).toISOString() };
}
