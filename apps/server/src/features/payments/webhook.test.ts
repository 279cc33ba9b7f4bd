import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addAddress,
  cards,
  moveClock,
  payWith,
  readBooks,
  runGateway,
  topUp,
  validate,
} from "../../../test/payments/till.ts";
import { signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { sandboxKeys } from "../../payment-providers/sandbox/keys.ts";

let shop: Shop;
let mara: TestPerson;
let addressId: string;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await runGateway(shop);
  mara = await signUp(shop);
  addressId = await addAddress(shop, mara);
});

const begin = async () => (await topUp(shop, mara, { addressId })).body.paymentSessionResponse;

/** Returns the bodies of the gateway's webhooks about a session, oldest first. */
async function noticesOf(sessionId: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from sandbox_gateway.gateway_events
    where body::jsonb -> 'payment' ->> 'sessionId' = ${sessionId} order by event_id`.execute(shop.owner.connection);
  return rows.map(({ body }) => body);
}

function sign(body: string, at = shop.clock.now, key = sandboxKeys(shop.secrets).webhookKey): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
}

async function send(payload: string, signature?: string, provider = "sandbox") {
  const response = await shop.app.http.inject({
    method: "POST",
    url: `/api/payments/webhook/${provider}`,
    headers: { "content-type": "application/json", ...(signature && { "sandbox-signature": signature }) },
    payload,
  });
  return { status: response.statusCode, code: response.body ? JSON.parse(response.body).code : undefined };
}

const quarantines = async () => {
  const { rows } = await sql<{ paymentId: string | null }>`
    select payment_id as "paymentId" from quarantined_captures`.execute(shop.owner.connection);
  return rows.length;
};
const status = async () => (await shop.call("listTransactions", { query: {} }, { token: mara.token })).body[0]?.status;

describe("a webhook", () => {
  it("credits the wallet without further calls, once, however often it comes", async () => {
    const session = await begin();
    await payWith(shop, session, cards.succeeds);
    await runGateway(shop);
    expect(await balanceOf(shop, mara)).toBe(5000);
    const [notice = ""] = await noticesOf(session.id);
    const repeats = await Promise.all(Array.from({ length: 8 }, () => send(notice, sign(notice))));
    expect(repeats).toEqual(repeats.map(() => ({ status: 204, code: undefined })));
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("changes nothing when it comes late or out of order", async () => {
    const session = await begin();
    await payWith(shop, session, cards.late);
    moveClock(shop, 60);
    await runGateway(shop);
    const [declined = "", captured = ""] = await noticesOf(session.id);
    expect(declined).toContain('"declined"');
    for (const notice of [captured, declined, captured, declined]) await send(notice, sign(notice));
    expect(await status()).toBe("Success");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("is refused if it is forged, altered, stale or sent to another provider's URL", async () => {
    const session = await begin();
    await payWith(shop, session, cards.succeeds);
    const [notice = ""] = await noticesOf(session.id);
    const signature = sign(notice);
    const forged = [
      await send(notice),
      await send(notice, "t=1,v1=00"),
      await send(
        notice,
        signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      ),
      await send(notice.replace("5000", "9000"), signature),
      await send(notice, sign(notice, shop.clock.now, "another key")),
      await send(notice, sign(notice, new Date(shop.clock.now.getTime() - 301_000))),
      await send(notice, sign(notice, new Date(shop.clock.now.getTime() + 301_000))),
      await send("", signature),
    ];
    expect(forged).toEqual(forged.map(() => ({ status: 400, code: "VALIDATION_FAILED" })));
    expect(await send(notice, signature, "checkoutcom")).toEqual({ status: 404, code: "NOT_FOUND" });
    expect(await balanceOf(shop, mara)).toBe(0);
    expect(await send(notice, signature)).toMatchObject({ status: 204 });
    expect(await balanceOf(shop, mara)).toBe(5000);
  });
});

describe("a capture that does not match", () => {
  const wrongs = {
    amount: sql`amount_minor = amount_minor + 1`,
    currency: sql`currency_code = 'USD'`,
    "unknown currency": sql`currency_code = 'JPY'`,
    reference: sql`reference = 'somebody else'`,
  };

  it.each(Object.entries(wrongs))(
    "a capture that does not match in its %s waits in quarantine",
    async (what, change) => {
      const session = await begin();
      const before = { books: await readBooks(shop), quarantines: await quarantines() };
      const { paymentId } = await payWith(shop, session, cards.pending);
      await sql`
      update sandbox_gateway.gateway_payments set ${change} where payment_id = ${paymentId}`.execute(
        shop.owner.connection,
      );
      moveClock(shop, 20);
      await runGateway(shop);
      const [notice = ""] = await noticesOf(session.id);
      await send(notice, sign(notice));
      if (what !== "reference") expect(await validate(shop, mara, paymentId)).toBe("Pending");
      expect(await status()).toBe("Pending");
      expect(await balanceOf(shop, mara)).toBe(0);
      expect(await quarantines()).toBe(before.quarantines + 1);
      const worth = { amount: 5001, currency: 4600, "unknown currency": 0, reference: 5000 }[what] ?? 0;
      const books = await readBooks(shop);
      expect((books["house:quarantine"] ?? 0) - (before.books["house:quarantine"] ?? 0)).toBe(worth);
      expect((before.books["gateway:sandbox"] ?? 0) - (books["gateway:sandbox"] ?? 0)).toBe(worth);
    },
  );

  it("a capture that does not match because another payment of the provider has paid already is quarantined too", async () => {
    const session = await begin();
    await payWith(shop, session, cards.succeeds);
    await runGateway(shop);
    const [notice = ""] = await noticesOf(session.id);
    const second = notice.replaceAll(/"paymentId":"pay_[^"]+"/g, '"paymentId":"pay_second"');
    const before = await quarantines();
    await Promise.all([send(second, sign(second)), send(second, sign(second))]);
    expect(await quarantines()).toBe(before + 1);
    expect(await balanceOf(shop, mara)).toBe(5000);
    expect(await status()).toBe("Success");
  });

  it("a capture that does not match in its session credits nothing", async () => {
    const [mine, other] = [await begin(), await begin()];
    await payWith(shop, mine, cards.succeeds);
    const [notice = ""] = await noticesOf(mine.id);
    const swapped = notice.replaceAll(mine.id, other.id);
    await send(swapped, sign(swapped));
    expect(await balanceOf(shop, mara)).toBe(0);
  });
});

it("leaves every wallet equal to the sum of its rows", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});

it("refuses to start a shop without the settings of its payment provider", async () => {
  await expect(openListeningShop({ PAYMENT_PROVIDER: "checkoutcom" })).rejects.toThrow(/PAYMENT_PROVIDER/);
});
