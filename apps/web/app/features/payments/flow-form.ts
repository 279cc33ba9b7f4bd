import { type CheckoutError, type Options, loadCheckoutWebComponents } from "@checkout.com/checkout-web-components";
import { flowAppearance } from "./flow-appearance.ts";
import { flowLocale } from "./flow-locale.ts";
import { type FlowTrouble, troubleOf } from "./flow-trouble.ts";
import type { MountGatewayForm, PaymentSession } from "./gateway-form.ts";

/** The session under the names that its maker gave it. */
const sessionOf = ({ id, token, secret }: PaymentSession) => {
  return { id, payment_session_token: token, payment_session_secret: secret };
};

function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/**
 * Checkout.com's Flow. Its code comes from the vendor's origin, as the rules of the card schemes ask for, and so do
 * the fields that a card is typed into. What a person can mend themselves, a declined card for one, Flow tells them.
 */
export const mountFlowForm: MountGatewayForm = async (container, session, payText, events) => {
  const locale = flowLocale(document.documentElement.lang);
  const ready = Promise.withResolvers<void>();
  let isReady = false;

  const onTrouble: Record<FlowTrouble, (error: CheckoutError) => void> = {
    closed() {
      events.onClosed(false);
      ready.resolve();
    },
    lost: (error) => (isReady ? events.onLost() : ready.reject(error)),
    mendable: () => undefined,
  };
  const options: Options = {
    publicKey: session.publicKey,
    environment: session.environment,
    paymentSession: sessionOf(session),
    locale,
    translations: { [locale]: { "pay_button.pay": payText } },
    appearance: flowAppearance(readToken),
    onReady: () => {
      isReady = true;
      ready.resolve();
    },
    onPaymentCompleted: (_component, { id }) => events.onOutcome({ paymentId: id }),
    onError: (_component, error) => onTrouble[troubleOf(error, isReady)](error),
  };
  const components = await loadCheckoutWebComponents(options);
  events.left.throwIfAborted();
  const form = components.create("flow");
  events.left.addEventListener("abort", () => ready.reject(events.left.reason), { once: true });
  form.mount(container);
  try {
    await ready.promise;
  } catch (error) {
    form.unmount();
    throw error;
  }
  return { unmount: () => form.unmount() };
};
