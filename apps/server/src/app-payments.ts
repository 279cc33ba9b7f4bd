import type { FastifyInstance } from "fastify";
import { makeProviderSet, type ProviderSet } from "./features/payments/index.ts";
import type { Job } from "./jobs.ts";
import { type AnyProvider, type ProviderParts } from "./payment-providers/define-provider.ts";
import { paymentProviders } from "./payment-providers/payment-providers.ts";
import type { PaymentProvider } from "./payment-providers/provider.ts";
import { webhookUrlOf } from "./payment-providers/webhook-url.ts";
import type { Platform } from "./platform.ts";

/** Connects the shop to its payment providers: to those that take new payments, then to those that are closing. */
export async function openProviders(
  { environment, database, secrets, now }: Pick<Platform, "environment" | "database" | "secrets" | "now">,
  http: FastifyInstance,
): Promise<{ providers: ProviderSet; jobs: Job[] }> {
  const { PUBLIC_URL: publicUrl, PAYMENT_PROVIDERS: taking, PAYMENT_PROVIDERS_CLOSING: closing } = environment;
  const jobs: Job[] = [];
  async function open(name: (typeof taking)[number]): Promise<PaymentProvider> {
    const definition: AnyProvider = paymentProviders[name];
    const parts: ProviderParts = {
      http,
      database,
      secrets,
      publicUrl,
      webhookUrl: webhookUrlOf(publicUrl, name),
      now,
    };
    const made = await definition.make(environment, parts);
    jobs.push(...made.jobs);
    return made.payments;
  }
  const [first, ...others] = taking;
  const all: [PaymentProvider, ...PaymentProvider[]] = [await open(first)];
  for (const name of [...others, ...closing]) all.push(await open(name));
  const offers = new Map(taking.map((name) => [name, paymentProviders[name].offer]));
  return { providers: makeProviderSet(all, offers, now), jobs };
}
