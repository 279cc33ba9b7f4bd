import { type CheckoutError, type Options, loadCheckoutWebComponents } from "@checkout.com/checkout-web-components";
import { flowAppearance } from "./flow-appearance.ts";
import { flowLocale } from "./flow-locale.ts";
import { type FlowTrouble, troubleOf } from "./flow-trouble.ts";
import type { MountGatewayForm, PaymentSession } from "../gateway-form.ts";
import { readToken } from "../read-token.ts";

/** Renames the session's fields as Flow expects them. */
const sessionOf = ({ id, token, secret }: PaymentSession) => {
  return { id, payment_session_token: token, payment_session_secret: secret };
};

/** Flow's component of a session: a wallet's button, or a form for cards. */
export const componentOf = ({ method }: Pick<PaymentSession, "method">) =>
  method === "applePay" ? "applepay" : method === "googlePay" ? "googlepay" : "flow";

/**
 * Mounts Checkout.com's Flow. Its code and its card fields load from the provider's own origin, as the card schemes
 * require. Flow itself shows errors that the person can correct, such as a declined card.
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
  const name = componentOf(session);
  const form = components.create(name);
  // The form itself says which cards it takes; a wallet has to be in the browser.
  if (name !== "flow" && !(await form.isAvailable())) throw new Error(`this browser has no ${name}`);
  events.left.throwIfAborted();
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
