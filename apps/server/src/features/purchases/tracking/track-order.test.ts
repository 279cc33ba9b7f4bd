import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@trove/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyAsGuest, doorstep, guest, putOnSale, toSend } from "../../../../test/orders/orders.ts";
import { textOf } from "../../../../test/orders/pdf-text.ts";
import { cards, payWith, runGateway, runJob } from "../../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { makeTrackingLinks } from "./tracking-links.ts";

let dataDir: string;
let shop: Shop;
let token: string;
let purchaseId: string;
let boughtToken: string;
let statusUnpaid: number;

/** Reads the token in the guest's last mail. */
async function mailedToken(): Promise<string> {
  await sendMail(shop);
  const mails = await mailFor(shop, guest.email);
  return /\/track-order#([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-tracking-"));
  shop = await openListeningShop({ DATA_DIR: dataDir });
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop, 2000)]));
  ({ purchaseId, trackingToken: boughtToken } = body);
  statusUnpaid = (await track(boughtToken)).status;
  await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  await runGateway(shop);
  await runGateway(shop);
  await runJob(shop, "number-invoices");
  token = await mailedToken();
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const track = (which: string) => shop.call("trackOrder", { body: { token: which } });

describe("the link in a guest's mail", () => {
  it("is the one that the guest gets for the order, which leads nowhere until it is paid", () => {
    expect([boughtToken, statusUnpaid]).toEqual([token, 404]);
  });

  it("shows the order, and nothing that identifies the guest", async () => {
    const { status, body, text, headers } = await track(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "Ordered",
      total: 25,
      vatRate: 0.21,
      destination: { city: doorstep.city, countryCode: "NL" },
      history: [{ status: "PaymentPending" }, { status: "Ordered" }],
      documents: [{ kind: "Invoice", number: "INV-000001", total: 25 }],
    });
    for (const secret of [
      guest.email,
      guest.lastName,
      guest.phoneNumber,
      doorstep.street,
      doorstep.lastName,
      purchaseId,
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  });

  it("leads to the invoice", async () => {
    const { rawPayload, statusCode } = await shop.app.http.inject({
      method: "POST",
      url: routes.downloadTrackedInvoice.path,
      payload: { token },
    });
    expect(statusCode).toBe(200);
    const text = await textOf(rawPayload);
    expect(text).toContain("Invoice INV-000001");
    expect(text).toContain("Mara Lind");
    expect(text).toContain(guest.email);
  });

  it("is stored as a hash only", async () => {
    const rows = await shop.owner.connection.selectFrom("trackingLinks").select("tokenHash").execute();
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([createHash("sha256").update(token).digest()]);
  });

  it("still works after ROOT_KEY was replaced and forgotten", async () => {
    await restartedWith(shop, { ROOT_KEY: randomBytes(32).toString("hex") }, async (app) => {
      const { method, path: url } = routes.trackOrder;
      const response = await app.http.inject({ method, url, payload: { token } });
      expect(response.statusCode).toBe(200);
    });
  });
});

it("any other text gets the same answer, whether it could be a token or not", async () => {
  const made = makeTrackingLinks([{ keyId: Buffer.alloc(8), bytes: Buffer.alloc(32) }], "https://shop.example");
  const [, forged = ""] = made(purchaseId).link.split("#");
  const answers = await Promise.all([forged, "", "x", `${token}x`, token.slice(1), token.toUpperCase()].map(track));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const texts = answers.map(({ text }) => text.replace(/"traceId":"[^"]*"/, ""));
  expect(new Set(texts).size).toBe(1);
});

it("an order that isn't paid has no link", async () => {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop, 2000)]));
  const [, unpaid = ""] = makeTrackingLinks(shop.secrets.rootKeys, "")(body.purchaseId).link.split("#");
  expect((await track(unpaid)).status).toBe(404);
});
