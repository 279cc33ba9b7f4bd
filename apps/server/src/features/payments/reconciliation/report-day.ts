import type { PaymentDifference } from "@trove/contract";
import { add, type Cents, subtract, ZERO_CENTS } from "@trove/money";
import type { AtProvider } from "../parts.ts";
import type { ProviderPayment } from "../../../payment-providers/provider.ts";
import { readReference } from "../reference.ts";
import { type BookedPayment, comparePayment } from "./compare-payment.ts";
import { readBooked, readUnnamed } from "./reconciliation.store.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A payment begins at the provider when the person pays. That may be this much later than in the shop. */
const LATER_MILLISECONDS = 2 * HOUR;

/** Sums in hundredths of the currency. */
export type DaySums = { paid: Cents; refunded: Cents; chargedBack: Cents };

type DayDifference = {
  kinds: PaymentDifference[];
  paymentId: string | null;
  providerPaymentId: string | null;
  currencyCode: string;
  shop: DaySums | null;
  provider: DaySums | null;
};

/** The payments of a day in the books and at the provider: totals by currency, and each payment that differs. */
export type DayReport = {
  provider: string;
  totals: Map<string, { shop: DaySums; provider: DaySums }>;
  quarantined: number;
  differences: DayDifference[];
};

const NOTHING: DaySums = { paid: ZERO_CENTS, refunded: ZERO_CENTS, chargedBack: ZERO_CENTS };

const plus = (one: DaySums, other: DaySums): DaySums => ({
  paid: add(one.paid, other.paid),
  refunded: add(one.refunded, other.refunded),
  chargedBack: add(one.chargedBack, other.chargedBack),
});

const shopSums = (
  booked: Pick<BookedPayment, "paidCents" | "refundedPaidCents" | "refundsBackPaidCents" | "chargedBackPaidCents">,
): DaySums => ({
  paid: booked.paidCents,
  refunded: subtract(booked.refundedPaidCents, booked.refundsBackPaidCents),
  chargedBack: booked.chargedBackPaidCents,
});

function addTotal(report: DayReport, currencyCode: string, side: "shop" | "provider", sums: DaySums): void {
  const total = report.totals.get(currencyCode) ?? { shop: NOTHING, provider: NOTHING };
  report.totals.set(currencyCode, { ...total, [side]: plus(total[side], sums) });
}

function addTold(report: DayReport, said: ProviderPayment, booked: BookedPayment | undefined): void {
  const { providerPaymentId, currencyCode } = said;
  const isPaid = booked?.status === "Success" && booked.providerPaymentId === providerPaymentId;
  const shop = isPaid ? shopSums(booked) : null;
  const provider =
    said.state === "Captured"
      ? { paid: said.paid, refunded: subtract(said.refunded, said.refundsBack), chargedBack: said.chargedBack }
      : null;
  if (shop) addTotal(report, booked?.currencyCode ?? currencyCode, "shop", shop);
  if (provider) addTotal(report, currencyCode, "provider", provider);
  const kinds = comparePayment(booked, said);
  if (kinds.length === 0) return;
  const paymentId = booked === undefined ? null : (readReference(said.reference)?.paymentId ?? null);
  report.differences.push({ kinds, paymentId, providerPaymentId, currencyCode, shop, provider });
}

/**
 * Compares the payments of a day, YYYY-MM-DD in UTC, with the provider's list. Changes nothing. Captures in quarantine
 * are only counted, because they pay for nothing. Throws GATEWAY_UNAVAILABLE.
 */
export async function reportDay(
  { db, provider }: Pick<AtProvider, "db" | "provider">,
  day: string,
): Promise<DayReport> {
  const from = new Date(`${day}T00:00:00.000Z`);
  const until = new Date(from.getTime() + DAY);
  const told = await provider.listBegun(from, until);
  const later = await provider.listBegun(until, new Date(until.getTime() + LATER_MILLISECONDS));
  const booked = await readBooked(db, provider.name, told);
  const report: DayReport = { provider: provider.name, totals: new Map(), quarantined: 0, differences: [] };
  for (const [index, said] of told.entries()) {
    const own = booked[index];
    if (own?.isQuarantined) report.quarantined += 1;
    else if (own?.booked || said.isForeign !== true) addTold(report, said, own?.booked);
  }
  const named = [...told, ...later].flatMap(({ providerPaymentId: id }) => (id === null ? [] : [id]));
  for (const row of await readUnnamed(db, provider.name, { from, until }, named)) {
    const { paymentId, providerPaymentId, currencyCode } = row;
    const shop = shopSums(row);
    addTotal(report, currencyCode, "shop", shop);
    const kinds: PaymentDifference[] = ["UnknownToProvider"];
    report.differences.push({ kinds, paymentId, providerPaymentId, currencyCode, shop, provider: null });
  }
  return report;
}
