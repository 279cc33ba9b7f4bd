import { type PaymentProviderName, paymentProviderName } from "@trove/contract/payment-providers";
import { type ScheduleTill, scheduleTills } from "./schedule-tills.ts";

/** The tills of vendors, by provider. The sandbox needs none, because it runs within the shop. */
export type Vendors = ReadonlyMap<PaymentProviderName, ScheduleTill>;

/** Opens a till of every provider. Returns them with the settings of a shop that uses all. */
export async function openVendors(
  now: () => Date = () => new Date(),
): Promise<{ vendors: Vendors; variables: Record<string, string> }> {
  const vendors = new Map<PaymentProviderName, ScheduleTill>();
  for (const name of paymentProviderName.options) {
    if (name !== "sandbox") vendors.set(name, await scheduleTills[name](now));
  }
  const { PAYMENT_PROVIDER: _, ...variables } = Object.assign(
    {},
    ...[...vendors.values()].map((till) => till.variables),
  );
  return { vendors, variables: { ...variables, PAYMENT_PROVIDERS: ["sandbox", ...vendors.keys()].join(",") } };
}
