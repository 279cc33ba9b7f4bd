import type { BrowserContext, Route } from "playwright-core";
import type { TillSession } from "../../../apps/server/test/payments/till-kit/till-books.ts";
import type { StripeTill } from "../../../apps/server/test/payments/tills/stripe.ts";

/**
 * Replaces the vendor's script. It implements as much of Stripe.js as the form uses, and adds the same kinds of content
 * to the page: frames of the vendor, and calls of its API.
 */
function vendorScript(): void {
  type Options = {
    clientSecret: string;
    customerSessionClientSecret?: string;
    locale: string;
    appearance: { variables: Record<string, string> };
    /** Only of wallets that are opened before there is a session. */
    amount?: number;
  };
  type Sheet = { shippingRates: { id: string; amount: number }[]; lineItems: { amount: number }[] };
  type Listener = (event: object) => void;
  const part = (name: string, changes: object) => Object.assign(document.createElement(name), changes);
  let options: Options | undefined;

  /** The element of a form, which calls its listeners once its frame is loaded. */
  function element(parts: HTMLElement[], found: object) {
    const listeners = new Map<string, Listener>();
    const host = part("div", {});
    const own = {
      on(type: string, listener: Listener) {
        listeners.set(type, listener);
        return own;
      },
      mount(place: HTMLElement) {
        host.append(...parts);
        const frame = part("iframe", { src: "https://js.stripe.com/field.html", title: "Card number" });
        frame.style.cssText = "border: 0; inline-size: 100%; block-size: 48px";
        // Another secret than those of the till stands for one that the vendor no longer takes.
        const isRefused = options?.customerSessionClientSecret?.startsWith("cuss_secret_") === false;
        const told = isRefused ? { error: { message: "used" } } : found;
        frame.addEventListener("load", () => listeners.get(isRefused ? "loaderror" : "ready")?.(told));
        host.append(frame);
        place.append(host);
      },
      destroy: () => host.remove(),
      tell: (type: string, event: object = {}) => listeners.get(type)?.(event),
    };
    return own;
  }

  /** The wallet's sheet, whose person chooses an address in Paris and the first way of shipping. */
  async function fillSheet(wallet: ReturnType<typeof element>, given: Options, name: string): Promise<void> {
    const told = (type: string, event: object) =>
      new Promise<Sheet>((resolve, reject) => wallet.tell(type, { ...event, resolve, reject }));
    await told("click", {});
    const address = { city: "Paris", state: "", postal_code: "75004", country: "FR" };
    const { shippingRates, lineItems } = await told("shippingaddresschange", { name: "Mara Lind", address });
    const sum = lineItems.reduce((total, { amount }) => total + amount, 0);
    if (sum !== given.amount) throw new Error(`the sheet shows ${sum} in lines, and ${given.amount} as its total`);
    if ((await window.browserWallets?.ask(name)) === undefined) return wallet.tell("cancel");
    wallet.tell("confirm", {
      expressPaymentType: name === "applePay" ? "apple_pay" : "google_pay",
      billingDetails: { email: "mara@trove.example", phone: "06 12 34 56 78" },
      shippingAddress: { name: "Mara Lind", address: { ...address, line1: "14 Rue de Rivoli", line2: null } },
      shippingRate: shippingRates[0],
      paymentFailed: () => undefined,
    });
  }

  /** Opens the bank's frame above the page. Resolves with the person's answer. */
  function askAtBank(): Promise<string> {
    const frame = part("iframe", { src: "https://hooks.stripe.com/3d-secure.html", title: "Your bank" });
    frame.style.cssText = "position: fixed; inset: 10%; inline-size: 80%; block-size: 80%; background: white";
    document.body.append(frame);
    return new Promise((resolve) => {
      window.addEventListener("message", function answered({ origin, data }) {
        if (origin !== "https://hooks.stripe.com") return;
        window.removeEventListener("message", answered);
        frame.remove();
        resolve(String(data));
      });
    });
  }

  function Stripe(publicKey: string) {
    if (!publicKey.startsWith("pk_test_")) throw new Error("no key");
    const choice = Object.assign(document.createElement("select"), { ariaLabel: "Card" });
    for (const outcome of ["captured", "declined", "secure", "slow", "bank", "bank fails", "closed"])
      choice.append(part("option", { text: outcome }));
    const keep = Object.assign(document.createElement("input"), { type: "checkbox", ariaLabel: "Save this card" });
    keep.style.cssText = "inline-size: 24px; block-size: 24px";

    async function ask(action: string, body: string) {
      const id = options?.clientSecret.split("_secret")[0];
      const response = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/${action}`, {
        method: "POST",
        body,
      });
      return (await response.json()) as { status: string; id: string; message?: string; isRefused?: boolean };
    }
    return {
      elements(given: Options) {
        options = given;
        const { colorText, colorBackground } = given.appearance.variables;
        choice.style.cssText = `color: ${colorText}; background: ${colorBackground}; min-block-size: 48px; inline-size: 100%`;
        return {
          update: (changes: object) => Object.assign(given, changes),
          submit: async () => ({}),
          create(kind: string, { paymentMethods = {} }: { paymentMethods?: Record<string, string> } = {}) {
            if (kind === "payment") return element(given.customerSessionClientSecret ? [choice, keep] : [choice], {});
            const names = (["applePay", "googlePay"] as const).filter(
              (name) => paymentMethods[name] === "always" && window.browserWallets?.has(name),
            );
            const buttons = names.map((name) =>
              part("button", {
                type: "button",
                textContent: name === "applePay" ? "Apple Pay" : "Google Pay",
                value: name,
              }),
            );
            const available = Object.fromEntries(names.map((name) => [name, true]));
            const wallet = element(buttons, { availablePaymentMethods: names.length > 0 ? available : undefined });
            async function press(name: string): Promise<void> {
              if (given.amount !== undefined) return fillSheet(wallet, given, name);
              const outcome = await window.browserWallets?.ask(name);
              if (outcome === undefined) return wallet.tell("cancel");
              choice.value = outcome;
              wallet.tell("confirm");
            }
            for (const [index, button] of buttons.entries()) {
              button.style.minBlockSize = "48px";
              button.addEventListener("click", () => void press(names[index] ?? ""));
            }
            return wallet;
          },
        };
      },
      createConfirmationToken: async () => ({ confirmationToken: { id: `ctoken_${options?.amount}` } }),
      async confirmPayment({
        clientSecret,
        confirmParams,
      }: {
        clientSecret?: string;
        confirmParams: { return_url: string; confirmation_token?: string };
      }) {
        if (clientSecret !== undefined && confirmParams.confirmation_token?.startsWith("ctoken_"))
          options = { clientSecret, locale: "en", appearance: { variables: {} } };
        let intent = await ask("confirm", keep.checked ? `${choice.value} keep` : choice.value);
        if (intent.status === "requires_action") intent = await ask("answer", await askAtBank());
        if (choice.value.startsWith("bank")) {
          const back = new URL(confirmParams.return_url);
          back.searchParams.set("payment_intent", intent.id);
          back.searchParams.set("payment_intent_client_secret", options?.clientSecret ?? "");
          back.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
          window.location.assign(back);
          return new Promise(() => undefined);
        }
        const isPaid = intent.status === "succeeded" || intent.status === "processing";
        if (isPaid && intent.isRefused !== true) return { paymentIntent: intent };
        return { error: { type: "card_error", message: intent.message, payment_intent: intent } };
      },
    };
  }
  Object.assign(window, { Stripe });
}

const BANK = `<!doctype html><title>Bank</title>${["approve", "fail"]
  .map((answer) => `<button onclick="parent.postMessage('${answer}', '*')">${answer}</button>`)
  .join("")}`;

const STATUSES: Readonly<Record<string, string>> = {
  captured: "succeeded",
  action: "requires_action",
  processing: "processing",
};

/** Lets a payer confirm a session that takes a payment. */
function begin({ books }: StripeTill, session: TillSession, sent = ""): void {
  if (sent === "slow") {
    books.begin(session, "processing");
    return;
  }
  const attempt = books.begin(session, sent === "secure" ? "action" : "unseen");
  if (sent === "declined" || sent === "bank fails") books.decline(session, attempt);
  else if (sent !== "secure") books.capture(session, attempt);
}

/** The vendor's side of a press. The till has the payment before the page gets its result. */
function confirm(till: StripeTill, sessionId: string, action: string, body: string) {
  const { books } = till;
  const session = books.session(sessionId);
  const [, sent, tick] = /^(.*?)( keep)?$/.exec(body) ?? [];
  if (tick !== undefined) books.keeping.add(session);
  const last = session.attempts.at(-1);
  // As the vendor does, it refuses to confirm what is paid or cancelled, and says how that stands.
  const isRefused = action === "confirm" && !books.isPayable(session);
  if (sent === "closed") books.cancel(session);
  else if (action === "answer" && last !== undefined) {
    if (sent === "approve") books.capture(session, last);
    else books.decline(session, last, "Your bank did not confirm the payment.");
  } else if (!isRefused) begin(till, session, sent);
  const now = session.attempts.at(-1);
  const status = session.isCancelled ? "canceled" : (STATUSES[now?.state ?? ""] ?? "requires_payment_method");
  return { id: sessionId, status, message: now?.reason ?? undefined, isRefused };
}

/**
 * Answers the browser's requests to the vendor's hosts. Requests that the page's content security policy blocks never
 * arrive here.
 */
export async function standInForStripe(context: BrowserContext, till: StripeTill): Promise<void> {
  await context.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, (route: Route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (pathname.endsWith("/stripe.js"))
      return route.fulfill({ contentType: "text/javascript", body: `(${String(vendorScript)})()` });
    if (hostname === "hooks.stripe.com") return route.fulfill({ contentType: "text/html", body: BANK });
    if (pathname === "/field.html")
      return route.fulfill({ contentType: "text/html", body: `<!doctype html><input aria-label="Card number">` });
    const [, , , sessionId = "", action = ""] = pathname.split("/");
    const json = confirm(till, sessionId, action, route.request().postData() ?? "");
    return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } });
  });
}
