import type { RowProblem } from "@trove/contract";
import { type ProductSafety, type SafetyGap, safetyGaps } from "@trove/contract/product-safety";
import { refusedFor } from "../../../command/refused-for.ts";
import { SAFETY_TITLES } from "./bulk/item-titles.ts";

/** Whether the settings say that the shop shows an item only with the facts about its safety. */
export type SafetyRule = { needsSafety: () => Promise<boolean> };

type Was = { isActive: boolean; safetyGaps: readonly SafetyGap[] };
type Becomes = { isActive: boolean; safety?: ProductSafety | undefined };

/**
 * The problem of an item that the shop may not show, naming the columns of a file. An item that is shown already keeps
 * its gaps, but gets no new ones. `before` is undefined for a new item.
 */
export function safetyProblem(before: Was | undefined, after: Becomes): RowProblem | undefined {
  if (!after.isActive) return undefined;
  const gaps = after.safety === undefined ? (before?.safetyGaps ?? safetyGaps()) : safetyGaps(after.safety);
  const known = before?.isActive ? before.safetyGaps : [];
  const missing = gaps.filter((gap) => !known.includes(gap));
  if (missing.length === 0) return undefined;
  return { code: "SafetyMissing", params: { columns: missing.map((gap) => SAFETY_TITLES[gap]).join(", ") } };
}

/** Throws STATUS_CONFLICT if the shop may not show the item. */
export async function requireSafety({ needsSafety }: SafetyRule, before: Was | undefined, after: Becomes) {
  const problem = safetyProblem(before, after);
  if (problem !== undefined && (await needsSafety())) throw refusedFor("STATUS_CONFLICT", [problem]);
}
