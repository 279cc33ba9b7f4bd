import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { type Notice, pathOf, type Till } from "../../../apps/server/test/payments/till-kit/open-till.ts";
import type { OpenShop } from "../demo-shop.ts";

/** Sends a provider's webhooks to the shop. Throws if it does not take one. */
export async function tellShop(
  { url }: OpenShop,
  provider: PaymentProviderName,
  notices: readonly Notice[],
): Promise<void> {
  for (const notice of notices) {
    const { headers, body } = notice;
    const response = await fetch(url + pathOf(provider, notice), {
      method: "POST",
      headers,
      body: new Uint8Array(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  }
}

/** Captures the attempts that wait for a bank, and sends all webhooks since the last time. */
export async function arriveAtTill(shop: OpenShop, provider: PaymentProviderName, till: Till): Promise<void> {
  for (const session of till.books.sessions.values()) {
    const attempt = session.attempts.at(-1);
    if (attempt?.state === "processing") till.books.capture(session, attempt);
  }
  await tellShop(shop, provider, till.notices.splice(0).map(till.sign));
}
