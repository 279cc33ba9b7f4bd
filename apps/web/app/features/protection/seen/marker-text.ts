import type { HarmMarker } from "@trove/contract/statuses";
import { type Cents, formatEuros, ZERO_CENTS } from "@trove/money";
import type { seen } from "../../../locales/en/protection/seen.ts";
import type { Translated } from "../../../locales/texts.ts";

export type Marker = Record<"amount" | "usualAmount" | "depositedAmount", Cents | null> &
  Record<"nights" | "returns" | "failedReturns", number | null> & { kind: HarmMarker };

/** A sign of harm in words. */
export function markerText(
  { kind, amount, usualAmount, nights, depositedAmount, returns, failedReturns }: Marker,
  t: Translated<typeof seen>["markers"],
): string {
  const sum = formatEuros(amount ?? ZERO_CENTS);
  const usual = usualAmount ?? ZERO_CENTS;
  switch (kind) {
    case "RisingSpend":
      return usual === 0 ? t.newSpend(sum) : t.RisingSpend(sum, formatEuros(usual));
    case "NightPlay":
      return t.NightPlay(nights ?? 0);
    case "RaiseAfterLoss":
      return t.RaiseAfterLoss(sum);
    case "ReturnedTopUps":
      return t.ReturnedTopUps(
        sum,
        formatEuros(depositedAmount ?? ZERO_CENTS),
        t.returns(returns ?? 0, failedReturns ?? 0),
      );
  }
}
