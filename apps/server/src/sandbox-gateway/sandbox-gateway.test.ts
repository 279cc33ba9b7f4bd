import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cards, completeChallenge, moveClock, type PayResponse, runGateway } from "../../test/payments/till.ts";
import { openListeningShop } from "../../test/shop/listening-shop.ts";
import type { Shop } from "../../test/shop/shop.ts";
import { sandboxKeys } from "../payment-providers/sandbox/keys.ts";

type Notice = { headers: IncomingHttpHeaders; body: string };

let shop: Shop;
let merchant: Server;
let merchantUrl: string;
let notices: Notice[];
let merchantStatuses: number[];

beforeAll(async () => {
  shop = await openListeningShop();
  merchant = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      notices.push({ headers: request.headers, body });
      response.writeHead(merchantStatuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => merchant.listen(0, "127.0.0.1", resolve));
  const address = merchant.address();
  merchantUrl = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => merchant.close(resolve));
});
beforeEach(() => {
  notices = [];
  merchantStatuses = [];
});

const url = (path: string) => `${shop.environment.PUBLIC_URL}/sandbox-gateway${path}`;
const keys = () => sandboxKeys(shop.secrets);

async function call(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(url(path), {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${keys().secretKey}`, "content-type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const request = (more: object = {}) => ({
  reference: randomUUID(),
  amountMinor: 1250,
  currencyCode: "EUR",
  returnUrl: `${merchantUrl}/back?order=7`,
  webhookUrl: `${merchantUrl}/hook`,
  expiresAtUtc: new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString(),
  ...more,
});
const create = (body: object = request(), key: string = randomUUID()) =>
  call("/sessions", body, { "idempotency-key": key });

async function newSession() {
  const { body } = await create();
  return { id: String(body["id"]), token: String(body["token"]) };
}

async function pay(session: { id: string; token: string }, card: object) {
  const body = { cardNumber: cards.succeeds, expiry: "12/40", cvc: "123", ...card };
  const response = await call(`/sessions/${session.id}/pay`, body, { authorization: `Bearer ${session.token}` });
  return { ...response, paid: response.body as PayResponse, error: response.body["error"] };
}

describe("a merchant", () => {
  it("gets the same session for the same request, and is refused another request under its key", async () => {
    const [body, key] = [request(), randomUUID()];
    const made = await Promise.all(Array.from({ length: 5 }, () => create(body, key)));
    expect(new Set(made.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(made[0]?.status).toBe(201);
    expect(await create({ ...body, amountMinor: 1 }, key)).toMatchObject({ status: 409 });
  });

  it("needs its secret key, a key for each request and a valid request", async () => {
    const { id } = await newSession();
    for (const authorization of ["", "Bearer x", `Bearer ${keys().publicKey}`]) {
      expect(await call(`/sessions/${id}`, undefined, { authorization })).toMatchObject({ status: 401 });
    }
    expect(await call("/sessions", request())).toMatchObject({ status: 400 });
    for (const wrong of [{ amountMinor: 0 }, { amountMinor: 1.5 }, { returnUrl: "javascript:alert(1)" }, { more: 1 }]) {
      expect(await create(request(wrong))).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
    }
    expect(await call("/payments/pay_none")).toMatchObject({ status: 404 });
  });

  it("reads a session's state by its own id and by its payment's, and cancels it unless it is paid", async () => {
    const [unpaid, paid] = [await newSession(), await newSession()];
    expect((await call(`/sessions/${unpaid.id}`)).body).toMatchObject({ status: "Open", paymentId: null });
    const { paymentId } = (await pay(paid, {})).paid;
    const state = { paymentId, status: "Captured", amountMinor: 1250, card: { brand: "Visa", last4: "4242" } };
    expect((await call(`/payments/${paymentId}`)).body).toMatchObject(state);
    expect((await call(`/sessions/${paid.id}/cancel`, {})).body).toMatchObject(state);
    expect((await call(`/sessions/${unpaid.id}/cancel`, {})).body).toMatchObject({ status: "Cancelled" });
    expect(await pay(unpaid, {})).toMatchObject({ status: 409, error: { code: "session_closed" } });
  });
});

describe("a card", () => {
  it("a card with a typing error is refused field by field and leaves the session open", async () => {
    const session = await newSession();
    const wrongs = [
      [{ cardNumber: "4242 4242 4242 4241" }, { cardNumber: "invalid_number" }],
      [{ cardNumber: "" }, { cardNumber: "invalid_number" }],
      [{ expiry: "13/40" }, { expiry: "invalid_expiry" }],
      [{ expiry: "12/20" }, { expiry: "expired" }],
      [{ cvc: "12" }, { cvc: "invalid_cvc" }],
    ] as const;
    for (const [card, fields] of wrongs) {
      expect(await pay(session, card)).toMatchObject({ status: 422, error: { code: "invalid_card", fields } });
    }
    expect(await pay(session, { cardNumber: "4242-4242-4242-4242", expiry: "1 / 2040" })).toMatchObject({
      status: 200,
    });
  });

  it("a card that is no test card is declined", async () => {
    const { paid } = await pay(await newSession(), { cardNumber: "5555 5555 5555 4444" });
    expect(paid).toMatchObject({ status: "Declined", declineReason: "Only test cards are accepted here." });
  });

  it("is charged once per session, however often somebody pays", async () => {
    const session = await newSession();
    const tries = await Promise.all(Array.from({ length: 6 }, () => pay(session, {})));
    expect(new Set(tries.map(({ paid }) => paid.paymentId)).size).toBe(1);
    expect((await pay(session, { cardNumber: cards.declined })).paid.status).toBe("Captured");
  });

  it("can't pay without the session's token or after its end", async () => {
    const session = await newSession();
    expect(await pay({ ...session, token: "x" }, {})).toMatchObject({ status: 401 });
    expect(await pay({ ...session, token: (await newSession()).token }, {})).toMatchObject({ status: 401 });
    moveClock(shop, 30 * 60);
    expect(await pay(session, {})).toMatchObject({ status: 409, error: { code: "session_closed" } });
  });

  it("leaves no trace of its number", async () => {
    await pay(await newSession(), { cardNumber: cards.pending, cvc: "987" });
    const { rows } = await sql<{ text: string }>`
      select (select string_agg(p::text, '') from sandbox_gateway.gateway_payments p)
        || (select string_agg(e::text, '') from sandbox_gateway.gateway_events e) as text`.execute(
      shop.owner.connection,
    );
    expect(rows[0]?.text).toContain("0077");
    for (const part of ["400000000000", "42424242", "4000 0000", "987)"]) expect(rows[0]?.text).not.toContain(part);
  });
});

describe("the bank's page", () => {
  it("asks without scripts, and sends the person back with the payment's id", async () => {
    const { paid } = await pay(await newSession(), { cardNumber: cards.secure });
    const page = await fetch(paid.redirectUrl ?? "");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${merchantUrl}`);
    const html = await page.text();
    expect(html).toContain("Approve payment");
    expect(html).toContain("€12.50");
    expect(await completeChallenge(paid.redirectUrl ?? "", "approve")).toBe(
      `${merchantUrl}/back?order=7&paymentId=${paid.paymentId}`,
    );
    expect((await call(`/payments/${paid.paymentId}`)).body).toMatchObject({ status: "Captured" });
    expect(await completeChallenge(paid.redirectUrl ?? "", "fail")).toContain(paid.paymentId);
    expect((await call(`/payments/${paid.paymentId}`)).body).toMatchObject({ status: "Captured" });
    const again = await fetch(paid.redirectUrl ?? "", { redirect: "manual" });
    expect(again.status).toBe(303);
  });

  it("is not found without its token", async () => {
    const { paid } = await pay(await newSession(), { cardNumber: cards.secure });
    const address = url(`/challenges/${paid.paymentId}`);
    for (const query of ["", "?token=x", "?token=x&token=y"]) expect((await fetch(address + query)).status).toBe(404);
    expect(await completeChallenge(`${address}?token=x`, "approve")).toBe("");
    expect((await call(`/payments/${paid.paymentId}`)).body).toMatchObject({ status: "Created" });
  });
});

describe("a webhook", () => {
  it("is signed, and sent again until it gets a 2xx", async () => {
    await runGateway(shop);
    notices = [];
    merchantStatuses = [500, 302, 200];
    const session = await newSession();
    await pay(session, {});
    await runGateway(shop);
    expect(notices).toHaveLength(1);
    moveClock(shop, 9);
    await runGateway(shop);
    expect(notices).toHaveLength(1);
    moveClock(shop, 1);
    await runGateway(shop);
    moveClock(shop, 20);
    await runGateway(shop);
    moveClock(shop, 3600);
    await runGateway(shop);
    const sent = notices.filter(({ body }) => body.includes(session.id));
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    for (const { headers } of sent) expect(headers["sandbox-signature"]).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  });

  it("reports a session that expired unpaid", async () => {
    const { id } = await newSession();
    moveClock(shop, 30 * 60);
    await runGateway(shop);
    const told = notices.map(({ body }) => JSON.parse(body)).find(({ payment }) => payment.sessionId === id);
    expect(told).toMatchObject({ type: "expired", payment: { status: "Expired", paymentId: null } });
  });
});

it("serves its card form as modules", async () => {
  for (const name of ["form.js", "card-fields.js", "form-style.js", "kept-cards.js", "pay-call.js", "test-cards.js"]) {
    const response = await fetch(url(`/${name}`));
    expect([name, response.status, response.headers.get("content-type")]).toEqual([
      name,
      200,
      "text/javascript; charset=utf-8",
    ]);
  }
});
