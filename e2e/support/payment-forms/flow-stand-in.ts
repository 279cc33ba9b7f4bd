import type { BrowserContext, Route } from "playwright-core";
import type { CheckoutStub } from "../../../apps/server/test/payments/checkout-stub.ts";

/**
 * Replaces the vendor's script. It implements as much of Flow's interface as the vendor's types declare, and adds the
 * same kinds of content to the page: styles, pictures, a frame and requests to the vendor.
 */
function vendorScript(): void {
  type Component = {
    isAvailable: () => Promise<boolean>;
    mount: (place: HTMLElement) => Component;
    unmount: () => Component;
  };
  type Given = {
    publicKey: string;
    locale: string;
    environment: string;
    paymentSession: Record<"id" | "payment_session_token" | "payment_session_secret", string>;
    translations: Record<string, Record<string, string>>;
    appearance: Record<string, string>;
    onReady: (component: Component) => void;
    onPaymentCompleted: (component: Component, payment: { id: string; status: string; type: string }) => void;
    onError: (component: Component, error: object) => void;
  };
  const origin = "https://checkout-web-components.checkout.com";
  const part = (name: string, changes: object) => Object.assign(document.createElement(name), changes);

  /** The wallet of a component; undefined for a form of cards. */
  const walletOf = (name: string) =>
    name === "applepay" ? "applePay" : name === "googlepay" ? "googlePay" : undefined;

  function create(given: Given, name: string): Component {
    const wallet = walletOf(name);
    const { paymentSession, appearance } = given;
    const host = part("div", { className: "flow" });
    const style = part("style", {
      textContent: `.flow { display: grid; gap: 16px; padding: 16px; color: ${appearance["colorPrimary"]};
        background: ${appearance["colorBackground"]}; }
        .flow iframe { border: 0; block-size: 48px; inline-size: 100%; }
        .flow button { min-block-size: 48px; border: 0; color: ${appearance["colorInverse"]};
        background: ${appearance["colorAction"]}; }`,
    });
    const frame = part("iframe", { src: `${origin}/field.html`, title: "Card number" });
    const picture = part("img", { src: `${origin}/card.svg`, alt: "Cards", width: 40 });
    const said = part("p", { role: "alert" });
    const choice = Object.assign(document.createElement("select"), { ariaLabel: "Card" });
    const outcomes = ["captured", "declined", "slow", "bank", "bank fails", "closed"];
    for (const outcome of outcomes) choice.append(part("option", { text: outcome }));
    const payText = given.translations[given.locale]?.["pay_button.pay"] ?? "Pay";
    const walletText = wallet === "applePay" ? "Apple Pay" : "Google Pay";
    const button = part("button", { textContent: wallet === undefined ? payText : walletText });

    const request = (code: string, requestErrorCodes: string[]) =>
      given.onError(component, { type: "Request", code, details: { requestErrorCodes } });
    async function press(): Promise<void> {
      said.textContent = "";
      const confirmed = wallet && (await window.browserWallets?.ask(wallet));
      if (wallet !== undefined && confirmed === undefined) return;
      choice.value = confirmed ?? choice.value;
      const place = `https://api.${given.environment}.checkout.com/payment-sessions/${paymentSession.id}/submit`;
      const response = await fetch(place, { method: "POST", body: choice.value });
      const { id, redirect } = (await response.json()) as { id: string; redirect?: string };
      if (redirect !== undefined) return window.location.assign(redirect);
      if (choice.value === "closed") return request("payment_request_failed", ["payment_expired"]);
      if (choice.value === "captured" || choice.value === "slow") {
        const status = choice.value === "slow" ? "Pending" : "Approved";
        return given.onPaymentCompleted(component, { id, status, type: wallet === undefined ? "card" : name });
      }
      said.textContent = "Your card was declined. Try another one.";
      request("payment_request_declined", ["not_enough_funds"]);
    }
    button.addEventListener("click", () => void press());
    const component: Component = {
      isAvailable: async () => wallet === undefined || window.browserWallets?.has(wallet) === true,
      mount(place) {
        host.append(style, picture, frame, ...(wallet === undefined ? [choice] : []), said, button);
        place.append(host);
        const loaded = [picture, frame].map((each) => new Promise((resolve) => each.addEventListener("load", resolve)));
        void Promise.all(loaded).then(() => given.onReady(component));
        return component;
      },
      unmount() {
        host.remove();
        return component;
      },
    };
    return component;
  }

  Object.assign(window, {
    CheckoutWebComponents: async (given: Given) => {
      const { id, payment_session_token: token, payment_session_secret: secret } = given.paymentSession;
      if (!given.publicKey.startsWith("pk_sbox_") || !id || !token || !secret) throw new Error("no session");
      return { create: (name: string) => create(given, name) };
    },
  });
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><rect width="40" height="26" rx="4"/></svg>`;

/** Simulates the vendor's side of a payment. The stub stores the payment before the page gets its result. */
function submit(stub: CheckoutStub, sessionId: string, outcome: string): { id: string; redirect?: string } {
  if (outcome === "closed") return { id: "" };
  const isDeclined = outcome === "declined" || outcome === "bank fails";
  const id = stub.pay(sessionId, isDeclined ? "declined" : outcome === "slow" ? "pending" : "captured");
  if (!outcome.startsWith("bank")) return { id };
  const back = new URL(stub.sessions.get(sessionId)?.successUrl ?? "");
  back.searchParams.set("cko-payment-id", id);
  return { id, redirect: back.toString() };
}

/**
 * Answers the browser's requests to the vendor's hosts. Requests that the page's content security policy blocks never
 * arrive here.
 */
export async function standInForVendor(context: BrowserContext, stub: CheckoutStub): Promise<void> {
  await context.route("https://*.checkout.com/**", (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { "access-control-allow-origin": "*" };
    if (pathname === "/index.js")
      return route.fulfill({ contentType: "text/javascript", body: `(${String(vendorScript)})()` });
    if (pathname === "/card.svg") return route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
    if (pathname === "/field.html")
      return route.fulfill({ contentType: "text/html", body: `<!doctype html><input aria-label="Card number">` });
    const json = submit(stub, pathname.split("/")[2] ?? "", request.postData() ?? "");
    return route.fulfill({ json, headers });
  });
}

declare global {
  interface Window {
    /** Exists in every page of a context that `watchPolicy` watches. */
    policyRefused(what: string): void;
  }
}

/** Returns a list of requests that the pages' content security policy blocks from now on. */
export async function watchPolicy(context: BrowserContext, refused: string[] = []): Promise<string[]> {
  await context.exposeFunction("policyRefused", (what: string) => void refused.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      window.policyRefused(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return refused;
}
