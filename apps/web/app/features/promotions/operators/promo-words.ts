import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import type { adminPromotions } from "../../../locales/en/promotions/operators.ts";
import type { Translated } from "../../../locales/texts.ts";

export type PromoCode = CallResult<"listPromoCodes">["items"][number];
export type PromoTexts = Translated<typeof adminPromotions>;

/** The discount of a code, in words. */
export function worthText(t: PromoTexts, { kind, percent, amount }: Pick<PromoCode, "kind" | "percent" | "amount">) {
  if (kind === "Percent") return t.percentOff(Number(`${percent ?? 0}e-2`));
  return kind === "Amount" && amount !== null ? formatEuros(amount) : t.kinds.FreeShipping;
}
