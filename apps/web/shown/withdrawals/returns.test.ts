import { describe, expect } from "vitest";
import { it, type Page } from "../shown.ts";

const token = "t".repeat(43);
const tracked = {
  number: "O-204417730956",
  status: "Shipped" as const,
  createdAtUtc: "2026-11-01T10:00:00.000Z",
  deliveredAtUtc: "2026-11-05T10:00:00.000Z",
  promise: null,
  lines: [],
  discount: null,
  itemsTotal: 20,
  shippingMethod: "standard" as const,
  shippingCost: 5,
  total: 25,
  vatAmount: 4.34,
  vatRate: 0.21,
  destination: null,
  carrier: "DHL",
  trackingNumber: "1",
  trackingUrl: null,
  carrierSteps: [],
  history: [],
  documents: [],
};
const one = {
  number: "W-204417730956",
  reason: "Damaged" as const,
  status: "AwaitingGoods",
  exception: null,
  receivedAtUtc: "2026-11-10T10:00:00.000Z",
  sendByUtc: "2026-11-24T10:00:00.000Z",
  dueAtUtc: "2026-11-24T10:00:00.000Z",
  pieces: [{ position: 1, name: "Lamp", quantity: 1 }],
  refunded: 0,
};
const lamp = {
  position: 1,
  isSent: true,
  quantity: 2,
  itemId: "01a2b3c4-0000-7000-8000-000000000001",
  name: "Lamp",
  price: 20,
  source: "Purchase" as const,
  exception: null,
};

/** Shows a guest's order with an offer of returns. */
async function show(page: Page, offer: object): Promise<void> {
  page.answer("trackOrder", tracked);
  page.answer("getReturns", {
    pieces: [lamp],
    reasons: ["Withdrawal", "Damaged"],
    closesAtUtc: null,
    returns: [],
    ...offer,
  });
  await page.visit(`/track-order#${token}`);
  await page.getByRole("heading", { name: "Returns" }).waitFor();
}

describe("the returns of an order", () => {
  it("say what to do next and until when, with the label only while the goods have to be posted", async ({
    newPage,
  }) => {
    const page = await newPage();
    const refunded = { ...one, number: "W-1", status: "Refunded", sendByUtc: null, refunded: 20 };
    await show(page, { returns: [one, refunded] });
    await page.getByText(/^Put the label into the parcel and post it by /).waitFor();
    await page.getByText("Refunded: €20.00").waitFor();
    expect(await page.getByRole("button", { name: "Return label" }).count()).toBe(1);
  });

  it("send reason and pieces, and nothing before a piece is chosen", async ({ newPage }) => {
    const page = await newPage();
    const sent: unknown[] = [];
    page.answer("requestReturn", async (_ask, { body }) => {
      sent.push(typeof body === "string" ? JSON.parse(body) : body);
      return Response.json({ number: one.number, receivedAtUtc: one.receivedAtUtc }, { status: 201 });
    });
    await show(page, {});
    await page.getByRole("button", { name: "Give items back" }).click();
    await page.getByRole("button", { name: "Send request" }).click();
    await page.getByText("Choose at least one piece").waitFor();
    expect(sent).toEqual([]);
    await page.getByLabel("Why do you give them back?").selectOption("Damaged");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Send request" }).click();
    await page.getByText("We’ve received your return.", { exact: false }).waitFor();
    const pieces = [{ position: 1, isSent: true, quantity: 1 }];
    expect(sent).toEqual([{ orderNumber: tracked.number, token, reason: "Damaged", pieces }]);
  });

  it("offer won items without a right to withdraw only for a fault, and say so", async ({ newPage }) => {
    const page = await newPage();
    const ring = { ...lamp, position: 2, name: "Ring", source: "LootBox", exception: "Drawing" };
    await show(page, { pieces: [lamp, ring] });
    await page.getByRole("button", { name: "Give items back" }).click();
    await page.getByText(/come back only with a fault: Ring$/).waitFor();
    const offered = () => page.getByRole("button", { name: "More" }).count();
    expect(await offered()).toBe(1);
    await page.getByLabel("Why do you give them back?").selectOption("Damaged");
    await expect.poll(offered).toBe(2);
  });

  it("offer nothing when no reason is left, but always the way to withdraw", async ({ newPage }) => {
    const page = await newPage();
    await show(page, { reasons: [] });
    const section = page.getByRole("region", { name: "Returns" });
    await section.getByRole("link", { name: "Withdraw from contract here" }).waitFor();
    expect(await page.getByRole("button", { name: "Give items back" }).count()).toBe(0);
  });
});

describe("the page that confirms a withdrawal from top-ups", () => {
  it("sends the token of its address, and says the same to everybody", async ({ newPage }) => {
    const page = await newPage();
    const sent: unknown[] = [];
    page.answer("confirmWithdrawal", async (_ask, { body }) => {
      sent.push(typeof body === "string" ? JSON.parse(body) : body);
      return new Response(null, { status: 204 });
    });
    await page.visit("/withdraw/confirm#token");
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await page.getByText("If there is an account with your address", { exact: false }).waitFor();
    expect(sent).toEqual([{ token: "token" }]);
  });
});
