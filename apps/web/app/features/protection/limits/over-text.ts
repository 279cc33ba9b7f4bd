import type { LimitKind } from "@trove/contract/limits";
import { cents, type Cents, formatEuros } from "@trove/money";
import type { limits } from "../../../locales/en/protection/limits.ts";
import type { Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";

type Counted = { kind: LimitKind; amount: Cents | null; used: Cents; resetsAtUtc: string | undefined };

/**
 * By how much a limit is exceeded, and what that means. A limit can be lower than the sum that counts towards it,
 * because a lower one counts at once. Undefined while something is left of it.
 */
export function overText(t: Translated<typeof limits>, { kind, amount, used, resetsAtUtc }: Counted) {
  if (amount === null || used < amount || resetsAtUtc === undefined) return undefined;
  const by = used > amount ? t.over(formatEuros(cents(used - amount))) : undefined;
  return { by, means: t.closed[kind](dateTimeText(resetsAtUtc)) };
}
