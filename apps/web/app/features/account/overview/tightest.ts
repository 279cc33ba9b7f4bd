import { ZERO_CENTS } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { COUNTED } from "../../protection/index.tsx";

type Protection = CallResult<"getProtection">;

type Counted = {
  limits: readonly Pick<Protection["limits"][number], "kind" | "period" | "amount">[];
  used: readonly Omit<Protection["used"][number], "resetsAtUtc">[];
};

/**
 * The limit that is used up most, with what is used of it. A limit of nothing is used up. Of those
 * that are used up, the one that is exceeded most wins, then the lower one.
 */
export function tightest({ limits, used }: Counted) {
  const known = limits.flatMap(({ kind, period, amount }) => {
    if (amount === null) return [];
    const counted = used.find((one) => one.period === period)?.[COUNTED[kind]] ?? ZERO_CENTS;
    const spent = counted < 0 ? ZERO_CENTS : counted;
    return [
      { kind, period, amount, spent, over: Math.max(0, spent - amount), share: spent < amount ? spent / amount : 1 },
    ];
  });
  return known.toSorted((a, b) => b.share - a.share || b.over - a.over || a.amount - b.amount)[0];
}
