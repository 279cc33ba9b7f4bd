import { createHmac } from "node:crypto";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxKeys } from "../src/payment-providers/sandbox/keys.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

/** Sends a path unchanged, because `fetch` and `inject` would normalize it. Returns the status. */
function knock(path: string, method = "GET"): Promise<number | undefined> {
  const { HOST: host, PORT: port } = shop.environment;
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once("error", reject).end();
  });
}

describe("an odd address", () => {
  it.each([
    ["//", 400],
    ["//evil.example/", 400],
    ["/api//items", 404],
    ["/assets/%2e%2e/x", 400],
    ["/pictures/../x", 400],
    ["/pictures/%00", 400],
    ["/pictures/%2e%2e%2fserver.ts", 404],
    ["/pictures/..%5cx", 404],
    ["/api/items/%00", 400],
    ["/api/items/%0d%0aset-cookie:x", 400],
    ["/api/items/%zz", 400],
    ["/%", 400],
    ["/%ff%fe", 400],
    ["/%c0%af", 400],
    ["/a\\b", 400],
    ["/#a", 400],
    ["*", 400],
    ["http://evil.example/api/items", 400],
    [`/api/items/${"a".repeat(5000)}`, 404],
    [`/files/${"a".repeat(5000)}/x.pdf`, 404],
    ["/api/items?%", 400],
    ["/api/items?search=%ff", 200],
    ["/api/items?search=%00", 400],
    ["/sandbox-gateway/challenges/%00", 400],
    ["/sandbox-gateway/challenges/x?token=%00", 400],
    ["/api/docs/static/%2e%2e/x", 400],
  ])("%j responds with %d", async (path, status) => {
    expect(await knock(path)).toBe(status);
    expect(await knock(path, "HEAD")).toBe(status);
  });
});

describe("a body without an end", () => {
  /**
   * Sends the headers of a request and then a body, piece by piece, until the server responds or closes the connection.
   */
  function pour(piece: string, everyMs: number): Promise<string> {
    const { HOST: host, PORT: port } = shop.environment;
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port });
      let heard = "";
      socket.write(
        "POST /api/auth/login HTTP/1.1\r\nhost: trove.example\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
      );
      const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
      const timer = setInterval(() => socket.write(chunk), everyMs);
      socket.on("data", (data: Buffer) => (heard += data.toString()));
      socket.on("error", () => {});
      socket.once("close", () => {
        clearInterval(timer);
        resolve(heard.slice(0, 12));
      });
      socket.setTimeout(20_000, () => reject(new Error("nobody hung up")));
    });
  }

  it("is cut off at the limit", async () => {
    expect(await pour("a".repeat(16_384), 5)).toBe("HTTP/1.1 413");
  });

  it("is cut off after half a minute", async () => {
    const { server } = shop.app.http;
    expect(server.requestTimeout).toBe(30_000);
    server.headersTimeout = 300;
    server.requestTimeout = 300;
    expect(await pour(" ", 50)).toBe("HTTP/1.1 408");
  });
});

describe("a signed webhook with invalid contents", () => {
  const payment = {
    sessionId: "ses_a",
    paymentId: "pay_a",
    reference: "x",
    amountMinor: 100,
    currencyCode: "EUR",
    status: "Captured",
    declineReason: null,
    chargedBackMinor: 0,
    refundedMinor: 0,
  };
  const notice = (change: object) => JSON.stringify({ type: "payment", payment: { ...payment, ...change } });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["a number", "1"],
    ["no payment", '{"type":"payment"}'],
    ["an unknown state", notice({ status: "Lost" })],
    ["an amount that is none", notice({ amountMinor: 1e300 })],
    ["half a cent", notice({ amountMinor: 0.5 })],
    ["money for no payment", notice({ paymentId: null })],
    ["an endless id", notice({ paymentId: `pay_${"a".repeat(9000)}` })],
    ["NUL in a reference", notice({ reference: "\0" })],
    ["half of a surrogate pair", notice({ declineReason: "\ud800" })],
  ])("is refused: %s", async (_what, payload) => {
    const seconds = Math.floor(shop.clock.now.getTime() / 1000);
    const { webhookKey } = sandboxKeys(shop.secrets);
    const mac = createHmac("sha256", webhookKey).update(`${seconds}.${payload}`).digest("hex");
    const response = await shop.app.http.inject({
      method: "POST",
      url: "/api/payments/webhook/sandbox",
      headers: { "content-type": "application/json", "sandbox-signature": `t=${seconds},v1=${mac}` },
      payload,
    });
    expect([response.statusCode, response.json().code]).toEqual([400, "VALIDATION_FAILED"]);
  });
});
