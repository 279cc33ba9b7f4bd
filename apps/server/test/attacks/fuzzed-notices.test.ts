import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { paymentProviderName } from "@trove/contract/payment-providers";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sandboxKeys } from "../../src/payment-providers/sandbox/keys.ts";
import { signWebhook } from "../../src/sandbox-gateway/keys.ts";
import { type CheckoutStub, openCheckoutStub } from "../payments/checkout-stub.ts";
import { type Notice, pathOf } from "../payments/till-kit/open-till.ts";
import { addAddress, cards, payWith, runGateway, topUp } from "../payments/till.ts";
import { bankVariables } from "../payments/tills/bank-account.ts";
import { type MollieTill, openMollieTill } from "../payments/tills/mollie.ts";
import { openStripeTill, type StripeTill } from "../payments/tills/stripe.ts";
import { makeAdmin, signUp } from "../people/people.ts";
import { changeGroup } from "../settings/change-group.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

/** The providers that send webhooks. A bank sends none. */
type Sender = Exclude<PaymentProviderName, "bank">;
const senders = paymentProviderName.exclude(["bank"]).options;

/**
 * How a provider signs, and the bodies of real webhooks about a payment that is settled. A provider without a `header`
 * of signatures has a key in the URL, which vouches for `meaning` alone.
 */
type Source = {
  header: string | null;
  sign: (text: string) => Notice;
  bodies: string[];
  meaning?: (text: string) => string;
};

let shop: Shop;
let checkout: CheckoutStub;
let stripe: StripeTill;
let mollie: MollieTill;
let sources: Record<Sender, Source>;

const currencies = { sandbox: "EUR", checkoutcom: "USD", stripe: "GBP", mollie: "CHF" } as const;

function signAsSandbox(text: string): Notice {
  const signature = signWebhook(sandboxKeys(shop.secrets), text, shop.clock.now);
  return { body: Buffer.from(text), headers: { "content-type": "application/json", "sandbox-signature": signature } };
}

async function deliver(provider: string, notice: Notice, query = ""): Promise<number> {
  const { body: payload, headers } = notice;
  const path = pathOf(provider, notice);
  const url = path + (path.includes("?") ? query.replace("?", "&") : query);
  return (await shop.app.http.inject({ method: "POST", url, headers, payload })).statusCode;
}

/** One shop with every provider, each of which has a paid, settled top-up. */
beforeAll(async () => {
  const now = () => shop.clock.now;
  checkout = await openCheckoutStub(now);
  stripe = await openStripeTill(now);
  mollie = await openMollieTill(now);
  const ofTills = { ...checkout.variables, ...stripe.variables, ...mollie.variables, ...bankVariables };
  const { PAYMENT_PROVIDER: _, ...variables } = ofTills;
  shop = await openListeningShop({ ...variables, PAYMENT_PROVIDERS: paymentProviderName.options.join(",") });
  const any = { method: "card", countries: null, least: null, most: null, topUps: true, orders: true } as const;
  const ways = senders.map((provider) => ({
    ...any,
    provider,
    currencies: [currencies[provider]],
  }));
  await changeGroup(shop, await makeAdmin(shop), "payments", { value: { ways } });
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  const begin = async (provider: Sender) =>
    (await topUp(shop, mara, { addressId, currencyCode: currencies[provider] })).body.paymentSessionResponse;
  await payWith(shop, await begin("sandbox"), cards.succeeds);
  await runGateway(shop);
  const { rows } = await sql<{ body: string }>`select body from sandbox_gateway.gateway_events`.execute(
    shop.owner.connection,
  );
  checkout.pay((await begin("checkoutcom")).id, "captured");
  for (const [provider, { books: till }] of [
    ["stripe", stripe],
    ["mollie", mollie],
  ] as const) {
    const session = till.session((await begin(provider)).id);
    till.capture(session, till.begin(session, "processing"));
  }
  sources = {
    sandbox: { header: "sandbox-signature", sign: signAsSandbox, bodies: rows.map(({ body }) => body) },
    checkoutcom: {
      header: "cko-signature",
      sign: checkout.sign,
      bodies: checkout.notices.map(({ body }) => body.toString()),
    },
    stripe: { header: "stripe-signature", sign: stripe.sign, bodies: stripe.notices },
    mollie: {
      header: null,
      sign: mollie.sign,
      bodies: mollie.notices,
      meaning: (text) => new URLSearchParams(text).get("id") ?? "",
    },
  };
  for (const provider of senders) {
    const { sign, bodies } = sources[provider];
    for (const body of bodies) await deliver(provider, sign(body));
  }
});
afterAll(async () => {
  await shop.close();
  await checkout.close();
  await stripe.close();
  await mollie.close();
});

async function books() {
  const { rows } = await sql<{ entries: number; paid: number; quarantined: number }>`
    select (select count(*) from ledger_entries)::int as entries,
      (select count(*) from payments where status = 'Success')::int as paid,
      (select count(*) from quarantined_captures)::int as quarantined`.execute(shop.owner.connection);
  return rows[0];
}

const odd = fc.oneof(
  fc.constantFrom(null, [], {}, "", 0, -1, 1e308, "\0", "\ud800", "../x", "pi_%2e%2e", "a".repeat(9000), "__proto__"),
  fc.jsonValue(),
);

/** Replaces one value anywhere in a JSON text, or all that follows the name of a form's only field. */
function replaced(text: string, which: number, value: unknown): string {
  if (!text.startsWith("{")) return text.replace(/=.*/s, () => `=${String(value)}`);
  let count = 0;
  JSON.stringify(JSON.parse(text), (_key, each: unknown) => ((count += 1), each));
  let at = 0;
  return (
    JSON.stringify(JSON.parse(text), (_key, each: unknown) => ((at += 1) === (which % count) + 1 ? value : each)) ?? ""
  );
}

/** Changes that a stranger, or a vendor with a bug, may make to a body. */
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(40), odd).map(
      ([which, value]) =>
        (text: string) =>
          replaced(text, which, value),
    ),
  },
  fc.nat(400).map((length) => (text: string) => text.slice(0, length)),
  fc.tuple(fc.nat(400), fc.string({ unit: "binary", maxLength: 8 })).map(
    ([at, put]) =>
      (text: string) =>
        text.slice(0, at) + put + text.slice(at + 1),
  ),
  fc.oneof(fc.json(), fc.string({ unit: "binary" })).map((text) => () => text),
  fc.constant((text: string) => text + " ".repeat(2_000_000)),
  fc.constant((text: string) => text),
);

const query = fc.constantFrom("", "?", "?id=pi_x", "?key=%00", "?a[]=1&a[]=2");
const form = "application/x-www-form-urlencoded";
const contentType = fc.constantFrom(null, null, "application/json", form, "text/plain", "application/xml", "");
/** Changes of the signature; null removes it. */
const signature = fc.oneof(
  { weight: 3, arbitrary: fc.constant((signed: string): string | null => signed) },
  fc.constant(() => null),
  fc.nat(60).map((at) => (signed: string) => signed.slice(0, at)),
  fc.string({ unit: "grapheme-ascii" }).map((text) => () => text.trim()),
  fc.constant((signed: string) => `x${signed}`),
);

const allowed = [204, 400, 404, 413, 415];

it.each(senders)(
  "no webhook of %s, however it is changed, is answered with an error of the server or moves money",
  { timeout: 600_000 },
  async (provider) => {
    const { header, sign, bodies, meaning = (text: string) => text } = sources[provider];
    const before = await books();
    expect(before).toMatchObject({ paid: senders.length, quarantined: 0 });
    const notice = fc.record({
      body: fc.constantFrom(...bodies),
      change,
      query,
      contentType,
      signature,
      isSigned: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(notice, async (given) => {
        const text = given.change(given.body);
        // Signed after the change, as by a vendor with a bug, or before it, as by a stranger.
        const { headers, key } = sign(given.isSigned ? text : given.body);
        const signed = (header === null ? key : headers[header]) ?? "";
        const changed = given.signature(signed);
        const sent: Record<string, string> = {
          ...headers,
          "content-type": given.contentType ?? headers["content-type"] ?? "",
        };
        if (header !== null) delete sent[header];
        if (header !== null && changed !== null) sent[header] = changed;
        const sending = {
          body: Buffer.from(text),
          headers: sent,
          key: header === null ? (changed ?? undefined) : undefined,
        };
        const status = await deliver(provider, sending, given.query);
        expect(allowed).toContain(status);
        const isWhole = changed === signed && (given.isSigned || meaning(text) === meaning(given.body));
        if (!isWhole) expect(status).not.toBe(204);
      }),
      { numRuns: inject("size").schedules * 5 },
    );
    // The sandbox's webhooks carry the state, and its signature vouches for it.
    if (provider !== "sandbox") expect(await books()).toEqual(before);
  },
);

it("a webhook of a bank, which sends none, is refused whoever signs it", async () => {
  const before = await books();
  for (const { sign, bodies } of Object.values(sources)) {
    for (const body of bodies) expect(await deliver("bank", sign(body))).toBe(400);
  }
  expect(await books()).toEqual(before);
});
