import { type Cents, cents, sum } from "@trove/money";
import { z } from "zod";
import type { ProviderPayment, ProviderState } from "../provider.ts";
import { toldCard } from "../told-card.ts";

/** An amount in hundredths of its currency, from `{ currency: "EUR", value: "10.00" }`. Some have no decimals. */
const amount = z
  .object({ currency: z.string().length(3), value: z.string().regex(/^\d{1,12}(\.\d\d)?$/) })
  .transform(({ currency, value }) => {
    const [whole, decimals = "00"] = value.split(".");
    return { currency, minor: cents(Number(`${whole}${decimals}`)) };
  });
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const text = z.string().nullish();

export const refund = z.object({
  id: z.string(),
  paymentId: z.string(),
  status: z.string(),
  amount,
  createdAt: time,
  metadata: z.object({ key: z.string() }).optional().catch(undefined),
});
export type Refund = z.output<typeof refund>;

export const chargeback = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount,
  createdAt: time,
  reversedAt: time.nullish(),
});
export type Chargeback = z.output<typeof chargeback>;

/** Only payments of this software have it. */
export const ourMetadata = z.object({ reference: z.string(), shop: z.string() }).optional().catch(undefined);

/** The fields of a payment that we read. Only a payment that is read alone has what went back of it. */
export const payment = z
  .object({
    id: z.string(),
    status: z.string(),
    amount,
    amountRefunded: amount.optional(),
    amountChargedBack: amount.optional(),
    isCancelable: z.boolean().nullish(),
    createdAt: time,
    metadata: ourMetadata,
    details: z
      .object({
        cardFingerprint: text,
        cardCountryCode: text,
        consumerAccount: text,
        failureReason: text,
        failureMessage: text,
      })
      .nullish(),
    _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
    _embedded: z
      .object({ refunds: z.array(refund).optional(), chargebacks: z.array(chargeback).optional() })
      .optional(),
  })
  .transform(({ _links: { checkout }, _embedded: { refunds = [], chargebacks = [] } = {}, ...fields }) => {
    return { ...fields, checkoutUrl: checkout?.href, refunds, chargebacks };
  });
/** `isWhole` is true if it was read with all that went back of it. */
export type Payment = z.output<typeof payment> & { isWhole?: boolean };
/** A payment of this software. */
export type OurPayment = Payment & { metadata: NonNullable<Payment["metadata"]> };

const states: Record<string, ProviderState> = {
  open: "Open",
  paid: "Captured",
  canceled: "Cancelled",
  expired: "Expired",
  failed: "Declined",
};

/** `pending`, `authorized` and unknown statuses count as Processing. */
const stateOf = (status: string): ProviderState => states[status] ?? "Processing";

/** The refunds that failed after the vendor had accepted them. */
export const isBack = ({ status }: Refund): boolean => status === "failed" || status === "canceled";

/** When a bank took the money of a chargeback, or gave it back. */
export const movedAt = ({ createdAt, reversedAt }: Chargeback): Date => reversedAt ?? createdAt;

const sumOf = (all: readonly { amount: { minor: Cents } }[]) => sum(all.map(({ amount: { minor } }) => minor));

/** The part of a payment that neither went back nor is on its way back. */
export function leftOf({ amount: { minor }, refunds, chargebacks }: Payment): number {
  const given = refunds.filter((each) => !isBack(each));
  const taken = chargebacks.filter(({ reversedAt }) => !reversedAt);
  return minor - sumOf(given) - sumOf(taken);
}

/** Whether money went back, as a list tells. Lists leave out refunds that failed. */
export const hasReturns = ({ amountRefunded, amountChargedBack }: Payment): boolean =>
  (amountRefunded?.minor ?? 0) + (amountChargedBack?.minor ?? 0) > 0;

/**
 * The keys of all refunds that a whole payment names. The vendor may forget a cancelled one, so the sum of the refunds
 * has to be the vendor's own. If not, the list may be incomplete, and nothing is known.
 */
function refundKeysOf({ isWhole, amountRefunded, refunds }: Payment): string[] | undefined {
  const standing = sumOf(refunds.filter((each) => !isBack(each)));
  if (isWhole !== true || standing !== (amountRefunded?.minor ?? 0)) return undefined;
  return refunds.flatMap(({ metadata }) => metadata?.key ?? []);
}

/** Throws if money went back in another currency than was paid, because its sum would be wrong. */
function returnsOf({ amount: { currency }, refunds, chargebacks }: Payment) {
  if ([...refunds, ...chargebacks].some((each) => each.amount.currency !== currency)) {
    throw new Error(`Mollie tells a return in another currency than ${currency}`);
  }
  const back = refunds.filter(isBack);
  const moved = chargebacks.map((each) => movedAt(each).getTime());
  return {
    refunded: sumOf(refunds),
    refundsBack: sumOf(back),
    backKeys: back.flatMap(({ metadata }) => metadata?.key ?? []),
    chargedBack: sumOf(chargebacks.filter(({ reversedAt }) => !reversedAt)),
    disputedAt: moved.length > 0 ? new Date(Math.max(...moved)) : null,
  };
}

/**
 * A payment here is a session that takes one try. Its id is that of a payment once somebody has tried to pay. The
 * account that paid counts as the card where a bank tells it, as for iDEAL.
 */
export function providerPayment(said: OurPayment, shop: string): ProviderPayment {
  const { id, status, amount: paid, metadata, details } = said;
  const state = stateOf(status);
  const isTried = state === "Processing" || state === "Captured" || state === "Declined";
  const account = details?.consumerAccount;
  const card = toldCard(details?.cardFingerprint, details?.cardCountryCode) ?? toldCard(account, account?.slice(0, 2));
  return {
    providerPaymentId: isTried ? id : null,
    sessionId: id,
    reference: metadata.reference,
    state,
    paid: paid.minor,
    currencyCode: paid.currency,
    ...returnsOf(said),
    refundKeys: refundKeysOf(said),
    card: state === "Captured" ? card : undefined,
    isForeign: metadata.shop !== shop,
    failureReason: state === "Declined" ? (details?.failureMessage ?? details?.failureReason ?? status) : null,
  };
}
