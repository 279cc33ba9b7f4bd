import type { HarmMarker } from "@trove/contract/statuses";
import { type Cents, formatEuros, ZERO_CENTS } from "@trove/money";
import type { seen } from "../../../locales/en/protection/seen.ts";
import type { Translated } from "../../../locales/texts.ts";

export type Marker = { kind: HarmMarker; amount: Cents | null; usualAmount: Cents | null; nights: number | null };

/** A sign of harm in words. */
export function markerText(
  { kind, amount, usualAmount, nights }: Marker,
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
  }
}
