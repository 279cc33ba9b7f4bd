import type { PaymentProviderName } from "@trove/contract/payment-providers";
import type { Job } from "../jobs.ts";
import type { StatementDesk } from "./bank/desk.ts";
import type { AnyProvider, ProviderParts } from "./define-provider.ts";
import { offerOf, paymentProviders } from "./payment-providers.ts";
import type { PayoutProvider } from "./payout-provider.ts";
import type { PaymentProvider, ProviderOffer } from "./provider.ts";
import { webhookUrlOf } from "./webhook-url.ts";

type ProviderSettings = Parameters<AnyProvider["make"]>[0] & {
  PAYMENT_PROVIDERS: readonly [PaymentProviderName, ...PaymentProviderName[]];
  PAYMENT_PROVIDERS_CLOSING: readonly PaymentProviderName[];
};

/**
 * Connects the shop to its payment providers: to those that take new payments, which alone have an offer, then to those
 * that are closing. `jobs` are the background jobs of all.
 */
export async function openProviders(
  settings: ProviderSettings,
  parts: Omit<ProviderParts, "webhookUrl">,
): Promise<{
  all: readonly [PaymentProvider, ...PaymentProvider[]];
  offers: ReadonlyMap<PaymentProviderName, ProviderOffer>;
  /** Of the provider whose payments operators import; undefined if the shop has none. */
  statements: StatementDesk | undefined;
  /** Those that pay money to people, in the same order. */
  payouts: readonly PayoutProvider[];
  /** Those of them that are not closing. The first of each kind pays new payouts. */
  paying: readonly PayoutProvider[];
  jobs: readonly Job[];
}> {
  const jobs: Job[] = [];
  const payouts: PayoutProvider[] = [];
  let statements: StatementDesk | undefined;
  async function open(name: PaymentProviderName): Promise<PaymentProvider> {
    const definition: AnyProvider = paymentProviders[name];
    const made = await definition.make(settings, { ...parts, webhookUrl: webhookUrlOf(parts.publicUrl, name) });
    jobs.push(...made.jobs);
    if (made.payouts !== undefined) payouts.push(made.payouts);
    statements ??= made.statements;
    return made.payments;
  }
  const { PAYMENT_PROVIDERS: taking, PAYMENT_PROVIDERS_CLOSING: closing } = settings;
  const [first, ...others] = taking;
  const all: [PaymentProvider, ...PaymentProvider[]] = [await open(first)];
  for (const name of [...others, ...closing]) all.push(await open(name));
  const offers = new Map(taking.map((name) => [name, offerOf(name, settings)]));
  const paying = payouts.filter(({ name }) => taking.includes(name));
  return { all, offers, statements, payouts, paying, jobs };
}
