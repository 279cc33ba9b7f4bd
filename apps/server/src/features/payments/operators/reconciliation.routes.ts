import { toEuros } from "@trove/money";
import type { Bind } from "../../../http/bind.ts";
import type { DaySums, Payments } from "../index.ts";

const sumsResponse = ({ paid, refunded, chargedBack }: DaySums) => {
  return { paidAmount: toEuros(paid), refundedAmount: toEuros(refunded), chargedBackAmount: toEuros(chargedBack) };
};

export function reconciliationRoutes(
  bind: Bind,
  { payments, now }: { payments: Pick<Payments, "reportDay" | "providers">; now: () => Date },
): void {
  bind("reconcileDay", async ({ query: { day, provider: name } }) => {
    const { provider, totals, quarantined, differences } = await payments.reportDay(day, name);
    return {
      day,
      provider,
      providers: [...payments.providers],
      comparedAtUtc: now().toISOString(),
      totals: [...totals].map(([currencyCode, sides]) => ({
        currencyCode,
        shop: sumsResponse(sides.shop),
        provider: sumsResponse(sides.provider),
      })),
      quarantined,
      differences: differences.map(({ shop, provider: said, ...difference }) => ({
        ...difference,
        shop: shop && sumsResponse(shop),
        provider: said && sumsResponse(said),
      })),
    };
  });
}
