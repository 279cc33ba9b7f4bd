import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/dist/pure.mjs";
import alerts from "../../../../ui/feedback/alert.module.css";
import buttons from "../../../../ui/button.module.css";
import { classes } from "../../../../ui/classes.ts";
import type { MountGatewayForm, PaymentSession } from "../gateway-form.ts";
import { readToken } from "../read-token.ts";
import { afterConfirm } from "./after-confirm.ts";
import { stripeAppearance } from "./stripe-appearance.ts";
import styles from "./stripe-form.module.css";
import { stripeLocale } from "./stripe-locale.ts";

/** Wallets have a button of their own, which opens the wallet. */
const WALLETS = ["applePay", "googlePay"] as const;
const walletOf = ({ method }: PaymentSession) => WALLETS.find((wallet) => wallet === method);

type Mounted = { destroy: () => void };
type Ready = { resolve: () => void; reject: (reason: unknown) => void };

/** Calls back when the person switches between dark and light. Returns a function that stops this. */
function onScheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-scheme"] });
  return () => observer.disconnect();
}

function mountWallet(
  elements: StripeElements,
  wallet: (typeof WALLETS)[number],
  place: HTMLElement,
  confirm: () => Promise<void>,
  { resolve, reject }: Ready,
): Mounted {
  const others = { amazonPay: "never", klarna: "never", link: "never", paypal: "never" } as const;
  const wallets = { applePay: "never", googlePay: "never", [wallet]: "always" } as const;
  const element = elements.create("expressCheckout", { paymentMethods: { ...others, ...wallets }, buttonHeight: 54 });
  element.on("ready", ({ availablePaymentMethods: found }) =>
    found?.[wallet] ? resolve() : reject(new Error(`this browser has no ${wallet}`)),
  );
  element.on("loaderror", ({ error }) => reject(error));
  element.on("confirm", () => void confirm());
  element.mount(place);
  return element;
}

/** Mounts the fields and a button. The vendor's element has no button, so that the page's design applies. */
function mountFields(
  elements: StripeElements,
  payText: string,
  place: HTMLElement,
  confirm: () => Promise<void>,
  { resolve, reject }: Ready,
): Mounted {
  const never = { applePay: "never", googlePay: "never", link: "never" } as const;
  const element = elements.create("payment", { layout: "tabs", wallets: never });
  const fields = place.appendChild(document.createElement("div"));
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = payText;
  button.className = classes(buttons["button"], buttons["filled"], buttons["large"], buttons["wide"]);
  async function press(): Promise<void> {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    button.ariaDisabled = "true";
    await confirm();
    button.removeAttribute("aria-busy");
    button.removeAttribute("aria-disabled");
  }
  button.addEventListener("click", () => void press());
  element.on("ready", () => {
    place.append(button);
    resolve();
  });
  element.on("loaderror", ({ error }) => reject(error));
  element.mount(fields);
  return element;
}

async function mountWith(stripe: Stripe, ...[container, session, payText, events]: Parameters<MountGatewayForm>) {
  const { customerSecret } = session;
  const elements = stripe.elements({
    clientSecret: session.secret,
    ...(customerSecret !== undefined && { customerSessionClientSecret: customerSecret }),
    locale: stripeLocale(document.documentElement.lang),
    appearance: stripeAppearance(readToken),
  });
  const form = container.appendChild(document.createElement("div"));
  form.className = styles["form"] ?? "";
  const place = form.appendChild(document.createElement("div"));
  place.className = styles["form"] ?? "";
  const said = document.createElement("p");
  said.role = "alert";

  function say(text: string | undefined): void {
    said.textContent = text ?? "";
    said.className = text === undefined ? "" : classes(alerts["alert"], alerts["bad"]);
  }
  const confirm = async () => {
    say(undefined);
    const confirmParams = { return_url: session.returnUrl };
    const result = afterConfirm(await stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" }));
    if (result.step === "paid") events.onOutcome({ paymentId: result.paymentId });
    else if (result.step === "closed") events.onClosed(false);
    else say(result.said);
  };

  let isReady = false;
  const ready = Promise.withResolvers<void>();
  events.left.addEventListener("abort", () => ready.reject(events.left.reason), { once: true });
  const ends: Ready = {
    resolve: () => {
      isReady = true;
      ready.resolve();
    },
    reject: (reason) => (isReady ? events.onLost() : ready.reject(reason)),
  };
  const wallet = walletOf(session);
  const mounted =
    wallet === undefined
      ? mountFields(elements, payText, place, confirm, ends)
      : mountWallet(elements, wallet, place, confirm, ends);
  form.append(said);
  const stop = onScheme(() => void elements.update({ appearance: stripeAppearance(readToken) }));
  function unmount(): void {
    stop();
    mounted.destroy();
    form.remove();
  }
  try {
    await ready.promise;
  } catch (error) {
    unmount();
    throw error;
  }
  return { unmount };
}

/**
 * Mounts Stripe's Payment Element, or a wallet's button. Their code and fields load from the vendor's own origin, as
 * the card schemes require. 3-D Secure opens above the page; other banks redirect. If the person's kept cards can't be
 * shown, the form is mounted without them.
 */
export const mountStripeForm: MountGatewayForm = async (container, session, payText, events) => {
  const stripe = await loadStripe(session.publicKey);
  events.left.throwIfAborted();
  if (stripe === null) throw new Error("Stripe.js needs a browser");
  try {
    return await mountWith(stripe, container, session, payText, events);
  } catch (error) {
    const { customerSecret, ...plain } = session;
    if (customerSecret === undefined || events.left.aborted) throw error;
    return mountWith(stripe, container, plain, payText, events);
  }
};
