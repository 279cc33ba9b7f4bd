import { randomUUID } from "node:crypto";
import type { PaymentForm, PaymentMethod } from "@trove/contract/payment-methods";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { cents } from "@trove/money";
import { afterAll, beforeAll } from "vitest";
import type { AnyProvider } from "../../src/payment-providers/define-provider.ts";
import { paymentProviders } from "../../src/payment-providers/payment-providers.ts";
import type { PaymentSession } from "../../src/payment-providers/provider.ts";
import { type ProviderTill, providerTills } from "./provider-tills.ts";

const payer = { firstName: "Mara", lastName: "Lind", countryCode: "NL", postalCode: "1015 CN", city: "Amsterdam" };

/** Opens a till for the tests of a block, with functions that begin payments and read what was told of them. */
export function openedTill(name: PaymentProviderName) {
  const provider: AnyProvider = paymentProviders[name];
  const { offer } = provider;
  const methods = Object.keys(offer.methods) as PaymentMethod[];
  const [first = "card"] = methods;
  // Nobody declines or announces a transfer. It is known once a statement has it.
  const isTransfer = offer.form === "Instructions";
  const environment: PaymentSession["environment"] = provider.movesMoney({}) && isTransfer ? "production" : "sandbox";
  let till: ProviderTill;

  beforeAll(async () => {
    till = await providerTills[name]();
  });
  afterAll(() => till.close());

  const newRequest = (method = first) => ({
    idempotencyKey: randomUUID(),
    reference: `${randomUUID()}.${randomUUID()}`,
    method,
    paid: cents(4250),
    currencyCode: "EUR",
    payer,
    returnUrl: "https://shop.example/payment-validation?type=purchase",
    expiresAt: new Date(till.now().getTime() + 1_800_000).toISOString(),
  });

  async function begin(method = first) {
    const request = newRequest(method);
    const session = await till.provider.createSession(request);
    const { reference, paid, currencyCode } = request;
    return { session, reference, made: { sessionId: session.id, reference, paid, currencyCode } };
  }

  /**
   * Returns the states of a payment that webhooks reported, from the webhook with the index `sinceNotice` on. Retrieves
   * the state if a webhook only has the payment's id. A transfer is told by the list of changes alone.
   */
  async function told(paymentId: string, sinceNotice: number) {
    if (isTransfer) {
      const changed = await till.provider.listSince(till.now(), till.now());
      return changed.filter(({ providerPaymentId }) => providerPaymentId === paymentId);
    }
    const events = (await till.notices())
      .slice(sinceNotice)
      .flatMap(({ body, headers, key }) => till.provider.verifyWebhook(body, headers, till.now(), key));
    const found = await Promise.all(
      events.map(async (event) =>
        "payment" in event ? event.payment : till.provider.retrieve(event.providerPaymentId),
      ),
    );
    return found.filter((payment) => payment?.providerPaymentId === paymentId);
  }

  /** Where people pay a session. */
  function formOf({ redirectUrl, instructions }: PaymentSession): PaymentForm {
    if (redirectUrl !== undefined) return "Redirect";
    return instructions === undefined ? "Embedded" : "Instructions";
  }

  const formFor = (method: PaymentMethod): PaymentForm => offer.methods[method]?.form ?? offer.form;

  return {
    till: () => till,
    form: offer.form,
    methods,
    formFor,
    formOf,
    isTransfer,
    environment,
    newRequest,
    begin,
    told,
  };
}
