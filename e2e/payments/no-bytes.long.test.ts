import { beforeAll, expect } from "vitest";
import { paymentProviders } from "../../apps/server/src/payment-providers/payment-providers.ts";
import type { AnyProvider } from "../../apps/server/src/payment-providers/define-provider.ts";
import type { PaymentMethod } from "@trove/contract/payment-methods";
import { type CheckoutStub, openCheckoutStub } from "../../apps/server/test/payments/checkout-stub.ts";
import { bankVariables } from "../../apps/server/test/payments/tills/bank-account.ts";
import { type MollieTill, openMollieTill } from "../../apps/server/test/payments/tills/mollie.ts";
import { openStripeTill, type StripeTill } from "../../apps/server/test/payments/tills/stripe.ts";
import { customersRoutes, dashboardRoutes } from "../../apps/web/app/page-routes.fixture.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { newOperator } from "../support/people.ts";
import { buyOne, inventoryOf, newCollector } from "../support/shipments.ts";
import { cheapestItems, fillCart } from "../support/shopper.ts";

let tills: readonly (CheckoutStub | MollieTill | StripeTill)[];
beforeAll(async () => {
  tills = await Promise.all([openCheckoutStub(), openMollieTill(), openStripeTill()]);
  return async () => void (await Promise.all(tills.map((till) => till.close())));
});

/** A shop with every provider that is not the sandbox, and with all wallets. */
const it = journeyThrough(() => {
  const settings = Object.assign({}, ...tills.map(({ variables }) => variables), bankVariables) as Record<
    string,
    string
  >;
  const { PAYMENT_PROVIDER: _, ...others } = settings;
  const names = "checkoutcom,stripe,mollie,bank";
  return openDemoShop({ ...others, PAYMENT_PROVIDERS: names, CHECKOUT_WALLETS: "applePay,googlePay" });
});

/** The hosts that the forms of all providers need. */
const hosts = new Set(
  Object.values<AnyProvider>(paymentProviders).flatMap(({ csp, offer }) => {
    const needed = Object.values(csp(Object.keys(offer.methods) as PaymentMethod[])).flat();
    return needed.flatMap((source) => (typeof source === "string" ? new URL(source.replace("*.", "any.")).host : []));
  }),
);

/** The pages on which somebody pays. */
const PAYING = ["/cart", "/top-up", "/balance/gifts/buy", "/shipment-create"];

/** The hosts of providers that a policy names. */
const namedIn = (policy: string) =>
  [...hosts].filter((host) => policy.includes(host.replace(/^any\./, "*.")) || policy.includes(host));

it(
  "no page of customers on which nobody pays loads a byte of a provider, or allows one",
  { timeout: 600_000 },
  async ({ shop, newPage }) => {
    const person = await newCollector(shop, 1);
    const [won] = await inventoryOf(shop, person);
    const { purchaseId } = await buyOne(shop, person);
    const items = await cheapestItems(shop, 1);
    const known: Readonly<Record<string, string>> = {
      "/shop/items/:id": `/shop/items/${items[0]?.id}`,
      "/openings/:id": `/openings/${won?.transactionId}`,
      "/orders/:id": `/orders/${purchaseId}`,
      "/unsubscribe/:kind/:token": "/unsubscribe/shipmentSent/unknown",
      "/opening-soon/:purpose/:token": "/opening-soon/end/unknown",
      "/*": "/no/such/page",
    };
    const page = await newPage({ as: person });
    const asked: string[] = [];
    // A request that a policy refuses is none, but says so in the log.
    page.on("request", (request) => void asked.push(request.url()));
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
    });
    await page.goto("/health/live");
    await fillCart(page, items);
    const found: string[] = [];
    const paying: string[] = [];
    // Pages that pay come last, so that what one of them asks for late is not taken for another page's.
    const routes = customersRoutes().toSorted(
      (one, other) => Number(PAYING.includes(one)) - Number(PAYING.includes(other)),
    );
    for (const route of routes) {
      const path = known[route] ?? route.replaceAll(/:\w+/g, "unknown");
      asked.length = 0;
      const response = await page.goto(path);
      await page.waitForFunction(() => location.pathname === "/offline" || document.documentElement.dataset["ready"]);
      const policy = response?.headers()["content-security-policy"] ?? "none";
      const foreign = asked.filter((url) => !url.startsWith(shop.url) && !/^(data|blob):/.test(url));
      const named = policy === "none" ? ["no policy"] : namedIn(policy);
      if (PAYING.includes(route)) paying.push(...(named.length > 0 ? [route] : []));
      else if (foreign.length + named.length > 0) found.push(`${path}: ${[...foreign, ...named].join(" ")}`);
    }
    expect(found).toEqual([]);
    expect(refused).toEqual([]);
    // The pages that pay name all of them, so the hosts that are looked for are the right ones.
    expect(paying.toSorted()).toEqual(PAYING.toSorted());
  },
);

it("no page of the dashboard allows a provider", async ({ shop }) => {
  const { token } = await newOperator(shop);
  const found: string[] = [];
  for (const route of dashboardRoutes()) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(shop.url + route.replaceAll(/:\w+/g, "unknown"), { headers });
    const policy = response.headers.get("content-security-policy") ?? "";
    if (policy === "" || namedIn(policy).length > 0) found.push(route);
  }
  expect(found).toEqual([]);
});
