import { randomUUID } from "node:crypto";
import { type Endpoint, endpoints } from "@trove/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doorstep, guest, toSend } from "./orders/orders.ts";
import { makeAdmin, signUp, type TestPerson } from "./people/people.ts";
import { idsOf, type Request, withIds } from "./requests/named-ids.ts";
import { examples } from "./requests/request-examples.ts";
import { openShop, type Shop } from "./shop/shop.ts";

let shop: Shop;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  [person, admin] = await Promise.all([signUp(shop), makeAdmin(shop)]);
});
afterAll(() => shop.close());

const all: Endpoint[] = Object.values(endpoints);
const withBody = all.filter((endpoint) => endpoint.body !== undefined && endpoint.name !== "receivePaymentWebhook");

/** Returns a person whose role may call the endpoint. */
const callerOf = ({ access }: Endpoint) => (Array.isArray(access) && !access.includes("User") ? admin : person);

async function send(endpoint: Endpoint, payload: string, headers: Record<string, string> = {}) {
  const { method, path, name } = endpoint;
  const response = await shop.app.http.inject({
    method,
    url: `${path.replace("{group}", "selling").replaceAll(/\{\w+\}/g, randomUUID())}?${new URLSearchParams({ ...examples[name]?.query }).toString()}`,
    headers: { authorization: `Bearer ${callerOf(endpoint).token}`, "content-type": "application/json", ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json<{ code: string; errors?: Record<string, string[]> }>() };
}

describe.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_name, endpoint) => {
  it.each([
    ["broken JSON", '{"a":', 400, "VALIDATION_FAILED"],
    ["a list", "[]", 400, "VALIDATION_FAILED"],
    ["an empty body", "", 400, "VALIDATION_FAILED"],
    ["a poisoned prototype", '{"__proto__":{"isAdmin":true}}', 400, "VALIDATION_FAILED"],
    ["deep nesting", `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`, 400, "VALIDATION_FAILED"],
    ["more than 64 kB", JSON.stringify({ a: "x".repeat(70_000) }), 413, "PAYLOAD_TOO_LARGE"],
  ])("refuses %s", async (_what, payload, status, code) => {
    const response = await send(endpoint, payload);
    expect([response.status, response.body.code]).toEqual([status, code]);
  });

  it("refuses a body that is not JSON", async () => {
    const response = await send(endpoint, "a=1", { "content-type": "application/x-www-form-urlencoded" });
    expect([response.status, response.body.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("refuses unknown fields", async () => {
    const response = await send(endpoint, JSON.stringify({ roles: ["Admin"], isAdmin: true }));
    expect(response.body.code).toBe("VALIDATION_FAILED");
    expect(Object.keys(response.body.errors ?? {}).length).toBeGreaterThan(0);
  });
});

const shipment = { inventoryItemIds: [randomUUID()], shippingAddressId: randomUUID(), shippingMethod: "standard" };
const pot = {
  name: "Pot",
  description: "Pours.",
  imageUrl: "/pictures/pot.webp",
  galleryUrls: [],
  categoryId: randomUUID(),
  brand: "Nordlys",
  isSellable: true,
  isActive: true,
};
const promo = { code: "SPRING", kind: "Percent", percent: 5, maxUses: null, maxUsesPerPerson: null, reason: "Spring" };
const pots = { name: "Pots", description: "To pour.", imageUrl: "/pictures/pots.webp" };
const cart = { itemIds: [randomUUID()], purchaseOption: "inventory", billingAddress: doorstep };
const notAmounts = [-1, 0.001, 4.999, 1e21, 2 ** 60, "4.99", null, true, [4.99], { euros: 4 }];

describe("invalid amounts", () => {
  it.each(notAmounts.map((amount) => [amount]))("%j is refused wherever money is sent", async (amount) => {
    const bodies = {
      offerOpening: { expectedPrice: amount },
      sellInventoryItem: { expectedSellPrice: amount },
      buyFromBalance: { ...cart, expectedTotal: amount },
      topUp: { amount, addressId: randomUUID(), currencyCode: "EUR" },
      createShipment: { ...shipment, expectedShippingCost: amount },
      createItem: { ...pot, marketPrice: amount },
      createPromoCode: { ...promo, minimumAmount: amount },
      updateItem: { ...pot, version: 1, marketPrice: amount },
      creditPerson: { amount, reason: "A late shipment" },
      buyGift: { amount, addressId: randomUUID() },
      issueGift: { amount, email: "ida@berg.example", language: "en", reason: "Late" },
      refundWithdrawal: { deduction: amount, version: 1 },
    };
    for (const [name, body] of Object.entries(bodies)) {
      const response = await send(endpoints[name as keyof typeof bodies], JSON.stringify(body));
      expect([name, response.body.code]).toEqual([name, "VALIDATION_FAILED"]);
    }
  });

  it.each([4.99, 1000.01, 0])("%d is outside the limits of a top-up", async (amount) => {
    const body = { amount, addressId: randomUUID(), currencyCode: "EUR" };
    const response = await send(endpoints.topUp, JSON.stringify(body));
    expect(response.body.errors?.["amount"]).toEqual(["Amount must be between €5.00 and €1,000.00"]);
  });
});

describe("query strings", () => {
  it.each([
    ["listItems", "sortBy=Colour"],
    ["listPaymentWays", "purpose=TopUp&country=NL&currency=EUR&amount=1.234"],
    ["listItems", "pageSize=101"],
    ["listItems", "pageNumber=0"],
    ["listItems", "minPrice=1.234"],
    ["listItems", "inStock=maybe"],
    ["listItems", "unknown=1"],
    ["listLootboxes", "sortBy=MarketPrice"],
    ["listLootboxes", "sortDirection=Up"],
    ["listLootboxes", "categoryId=1%27%20or%201%3D1"],
    ["listInventory", "status=Lost"],
    ["listShipments", "status=Sent"],
    ["listShipments", "isComing=maybe"],
    ["listAdminShipments", "status=Sent"],
    ["listAdminItems", "isActive=maybe"],
    ["listAudit", "subjectId=1"],
    ["listPeople", "isLocked=maybe"],
    ["listTransactions", "from=2026-02-30"],
    ["listTransactions", "from=2026-03-02&to=2026-03-01"],
    ["listTransactions", "from=2024-01-01&to=2026-01-01"],
    ["getFileUrl", ""],
    ["getOpeningDetail", "transactionId=12"],
  ] as const)("%s?%s is refused", async (name, query) => {
    const response = await shop.app.http.inject({
      url: `${endpoints[name].path}?${query}`,
      headers: { authorization: `Bearer ${callerOf(endpoints[name]).token}` },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, "VALIDATION_FAILED"]);
  });
});

/** Returns a body as the shop's owner could send it, with ids of things that don't exist. */
function exampleOf(endpoint: Endpoint): object | undefined {
  let request: Request = { body: examples[endpoint.name]?.body };
  for (const id of idsOf(endpoint)) request = withIds(request, id, [randomUUID()]);
  return request.body;
}

describe("the idempotency key", () => {
  const keyed = all.filter((endpoint) => endpoint.idempotent);
  it.each(keyed.map((endpoint) => [endpoint.name, endpoint] as const))(
    "the idempotency key of %s must be a UUID",
    async (_name, endpoint) => {
      const bodies: Record<string, object> = {
        sellInventoryItem: { expectedSellPrice: 1 },
        topUp: { amount: 10, addressId: randomUUID(), currencyCode: "EUR" },
        returnOwnMoney: { expectedOwn: 0 },
        buyGift: { amount: 10, addressId: randomUUID() },
        setLimit: { kind: "Deposit", period: "day", amount: 10 },
        acknowledgeCheck: { what: "LimitChoice" },
        beginBreak: { kind: "Break" },
        reopenAccount: {},
        changeClosure: { action: "TakeBack" },
        createShipment: { ...shipment, expectedShippingCost: 10 },
        cancelShipment: {},
        buyFromBalance: { ...cart, expectedTotal: 10 },
        buyDirectly: { ...cart, expectedTotal: 10 },
        buyAsGuest: { ...toSend([]), itemIds: [randomUUID()], guestBuyerInfo: guest },
        setShipmentStatus: { status: "Approved", version: 1 },
        requestReturn: {
          orderNumber: "O-000000000001",
          token: null,
          reason: "Withdrawal",
          pieces: [{ position: 1, isSent: true, quantity: 1 }],
        },
        confirmDelivery: { version: 1 },
        createPromoCode: promo,
        createItem: { ...pot, marketPrice: 10 },
        updateItem: { ...pot, version: 1, marketPrice: 10 },
        changeStock: { from: 1, to: 2, reason: "Counted" },
        createReduction: { percent: 10, until: "2027-01-01" },
        createCategory: pots,
        updateCategory: { ...pots, isActive: true, version: 1 },
        moveCategory: { place: 1, version: 1 },
        createLootbox: { name: "Box", price: 5 },
        updateLootbox: { name: "Box", price: 5, version: 1 },
        setLootboxStatus: { status: "Paused", version: 1 },
        publishLootboxVersion: { version: 1, oddsHash: "0".repeat(64) },
        confirmDeliveries: { text: "Number\nS-1" },
        saveView: { list: "listAdminShipments", title: "Ours", query: "", isShared: true },
        closeMonth: { month: "2026-01" },
        changeBookSettings: { consultantNumber: null, clientNumber: null, yearBeginsIn: 1, accounts: {}, version: 1 },
        putLaunchGuideAway: { isPutAway: true },
        sendTestMail: {},
        changeLaunchWords: { name: "", description: "", translations: {}, version: 1 },
        createExampleBoxes: {},
        decideApproval: { isApproved: true },
        revertAudit: { reason: "A mistake" },
        appointOperator: { email: "ida@trove.example", presets: ["Support"], reason: "Help" },
        changeSettings: { value: { sellRatePercent: 80 }, version: 0, reason: "Dear months" },
        changeRights: { presets: ["Support"], version: 1, reason: "Another task" },
      };
      const response = await send(endpoint, JSON.stringify(bodies[endpoint.name] ?? exampleOf(endpoint) ?? "a file"), {
        "idempotency-key": "mine",
        ...(endpoint.upload && { "content-type": endpoint.upload.mediaTypes[0] }),
      });
      expect(response.body.errors).toHaveProperty("Idempotency-Key");
    },
  );
});

describe("a response to an unexpected error", () => {
  it("reveals nothing internal", async () => {
    const other = await openShop();
    await sql`drop table items cascade`.execute(other.owner.connection);
    const { status, body, text } = await other.call("listItems", { query: {} });
    expect([status, body]).toMatchObject([500, { code: "INTERNAL", title: "Something went wrong!" }]);
    expect(text).not.toMatch(/select|pool|\.ts|node_modules|at /i);
    await other.app.http.close();
    await Promise.all([other.database.close(), other.owner.close()]);
  });
});

describe("rate limits", () => {
  it("lead to RATE_LIMITED with the seconds to wait, and count each IP address separately", async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: "0.2" });
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        strict.call("forgotPassword", { body: { email: "nobody@trove.example" } }, { ip: "10.0.0.7" }),
      ),
    );
    const limited = tries.filter((response) => response.status === 429);
    expect(limited.length).toBe(3);
    expect(Number(limited[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(limited[0]?.body).toMatchObject({ code: "RATE_LIMITED" });
    const elsewhere = await strict.call("forgotPassword", { body: { email: "no@trove.example" } }, { ip: "10.0.0.8" });
    expect(elsewhere.status).toBe(202);
    await strict.close();
  });
});
