import type { BodyOf, BreakKind, Endpoints } from "@trove/contract";
import { endOf, type Length } from "../../protection/index.tsx";

const breaks = ["week", "month", "quarter", "half"] as const satisfies readonly Length[];
const exclusions = ["half", "year", "twoYears", "fiveYears"] as const satisfies readonly Length[];

export type BreakLength = { id: string; kind: BreakKind; length: Length };

const lengthOf = (kind: BreakKind, length: Length): BreakLength => ({ id: `${kind} ${length}`, kind, length });

/** The shortest break, which the shop's clock ends. */
export const oneDay = lengthOf("Break", "day");

/** The breaks and exclusions that an operator can start, the shortest first. */
export const breakLengths: readonly BreakLength[] = [
  oneDay,
  ...breaks.map((length) => lengthOf("Break", length)),
  ...exclusions.map((length) => lengthOf("Exclusion", length)),
];

/** The request of a break that begins now. */
export function breakBody(
  { kind, length }: BreakLength,
  now: Date,
): Pick<BodyOf<Endpoints["startPersonBreak"]>, "kind" | "until"> {
  return length === oneDay.length ? { kind } : { kind, until: endOf(length, now).toISOString() };
}
