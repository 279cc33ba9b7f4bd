import { describe, expect } from "vitest";
import { newOperator } from "../../../../e2e/support/people.ts";
import { buyOne, newCollector } from "../../../../e2e/support/shipments.ts";
import { it, type Page } from "../shown.ts";

const received = { number: "W-204417730956", receivedAtUtc: "2026-11-27T22:50:00.000Z" };

/** Answers withdrawals in the shop's place, and keeps what is sent. */
function takeWithdrawals(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.answer("withdraw", async (_ask, { body }) => {
    sent.push(typeof body === "string" ? JSON.parse(body) : body);
    return Response.json(received, { status: 201 });
  });
  return sent;
}

describe("the page to withdraw", () => {
  it("says what is missing, and sends nothing until it is there", async ({ newPage }) => {
    const page = await newPage();
    const sent = takeWithdrawals(page);
    await page.visit("/withdraw?number=O-1");
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await page.getByText("Order or shipment number must be O- or S- and twelve digits").waitFor();
    await page.getByText("Your name is required").waitFor();
    await page.getByText("Email of the order is required").waitFor();
    expect(sent).toEqual([]);
  });

  it("withdraws from an order whose number stands in its address, and from top-ups", async ({ newPage }) => {
    const page = await newPage();
    const sent = takeWithdrawals(page);
    for (const choice of ["order", "topUp"]) {
      await page.visit("/withdraw?number=O-204417730956");
      await page.getByLabel("What do you withdraw from?").selectOption(choice);
      await page.getByLabel("Your name").fill("Mara Lind");
      await page.getByLabel(/^Email of/).fill(" mara@trove.example ");
      await page.getByRole("button", { name: "Confirm withdrawal" }).click();
      await page.getByText(/^Withdrawal W-204417730956 was received on/).waitFor();
      await page.getByText("We’ve emailed mara@trove.example", { exact: false }).waitFor();
      const focused = () => document.activeElement?.textContent;
      await expect.poll(focused).toContain("Withdrawal W-204417730956 was received");
    }
    const person = { name: "Mara Lind", email: "mara@trove.example" };
    expect(sent).toEqual([
      { ...person, orderNumber: "O-204417730956" },
      { ...person, orderNumber: null },
    ]);
  });

  it("offers people who are signed in their orders, with their name and address", async ({ shop, newPage }) => {
    const person = await newCollector(shop);
    await buyOne(shop, person);
    const { body } = await shop.call("listPurchases", { query: {} }, person);
    const [order] = body.items;
    const page = await newPage({ as: person });
    const sent = takeWithdrawals(page);
    await page.visit("/withdraw");
    await page.getByRole("radio", { name: "Another order or shipment" }).waitFor();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await page.getByText("Choose what you withdraw from").waitFor();
    await page.getByRole("radio", { name: order?.lines[0]?.name ?? "" }).click();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await page.getByText(/^Withdrawal W-204417730956 was received on/).waitFor();
    const { firstName, lastName, email } = (await shop.call("getMe", {}, person)).body;
    expect(sent).toEqual([{ orderNumber: order?.number, name: `${firstName} ${lastName}`, email }]);
  });

  it.for([
    ["2091-01-01T12:00:00.000Z", "Possible until 2091-01-01"],
    ["2021-01-01T12:00:00.000Z", undefined],
  ] as const)("offers a delivered order until %s only", async ([closesAtUtc, told], { shop, newPage }) => {
    const person = await newCollector(shop);
    await buyOne(shop, person);
    const { body } = await shop.call("listPurchases", { query: {} }, person);
    const name = body.items[0]?.lines[0]?.name ?? "";
    const page = await newPage({ as: person });
    page.answer("listPurchases", async () => {
      const items = body.items.map((order) => ({ ...order, deliveredAtUtc: "2020-12-19T10:00:00.000Z" }));
      return Response.json({ ...body, items });
    });
    page.answer("getReturns", async () => Response.json({ pieces: [], reasons: [], closesAtUtc, returns: [] }));
    await page.visit("/withdraw");
    if (told === undefined) {
      await page.getByLabel("What do you withdraw from?").waitFor();
      expect(await page.getByRole("radio", { name }).count()).toBe(0);
    } else {
      await page.getByRole("radio", { name }).waitFor();
      await page.getByText(told).waitFor();
    }
  });

  it("is a link in the footer of every page", async ({ newPage }) => {
    const page = await newPage();
    await page.visit("/faq");
    await page.getByRole("link", { name: "Withdraw from contract here" }).click();
    await page.getByRole("heading", { level: 1, name: "Withdraw from a contract" }).waitFor();
  });
});

describe("the operators' page of a withdrawal", () => {
  const id = "01a2b3c4-0000-7000-8000-000000000001";
  const found = {
    id,
    number: "W-204417730956",
    subject: "Order" as const,
    orderNumber: "O-204417730956",
    reason: "Withdrawal" as const,
    status: "GoodsReceived",
    receivedAtUtc: "2026-11-01T10:00:00.000Z",
    dueAtUtc: "2026-11-15T10:00:00.000Z",
    isOverdue: true,
    version: 2,
    name: "Mara Lind",
    email: "mara@trove.example",
    hasBuyersName: false,
    closesAtUtc: null,
    isLate: false,
    exception: null,
    thing: null,
    wanted: [],
    sendByUtc: null,
    guaranteeUntilUtc: null,
    pieces: [],
    goods: [],
    standardShipping: 0,
    refunds: [],
    setOff: 0,
    history: [],
  };

  const back = {
    position: 1,
    itemId: id,
    name: "Robot",
    quantity: 1,
    price: 20,
    condition: "New" as const,
    isRestocked: true,
  };

  it("offers the acts that can follow to operators with the right to them", async ({ shop, newPage }) => {
    const expectOffered = async (
      preset: "Warehouse" | "Finance",
      changed: { status: "Unmatched" | "GoodsReceived" | "Refused"; goods?: (typeof back)[] },
      acts: readonly string[],
    ) => {
      const page = await newPage({ as: await newOperator(shop, preset) });
      page.answer("getWithdrawal", { ...found, ...changed });
      await page.visit(`/dashboard/two/withdrawals/${id}`);
      await page.getByText("Overdue", { exact: false }).waitFor();
      const names = ["Match by hand", "Refund", "Refuse"];
      const offered = async () => {
        const counts = await Promise.all(names.map((name) => page.getByRole("region", { name, exact: true }).count()));
        return names.filter((_name, place) => (counts[place] ?? 0) > 0);
      };
      await expect.poll(offered).toEqual(acts);
    };
    await expectOffered("Warehouse", { status: "Unmatched" }, ["Match by hand", "Refuse"]);
    await expectOffered("Warehouse", { status: "GoodsReceived" }, ["Refuse"]);
    await expectOffered("Finance", { status: "GoodsReceived" }, ["Refund"]);
    await expectOffered("Finance", { status: "Refused" }, []);
    await expectOffered("Finance", { status: "Refused", goods: [back] }, ["Refund"]);
  });

  it("takes back only won items with a right to withdraw, and names the others", async ({ shop, newPage }) => {
    const page = await newPage({ as: await newOperator(shop, "Warehouse") });
    const won = { itemId: id, quantity: 1, price: 20, source: "LootBox" as const, isSent: true };
    const ids = { userInfoId: null, purchaseId: null, shipmentId: id };
    page.answer("getWithdrawal", {
      ...found,
      subject: "Shipment",
      status: "AwaitingGoods",
      thing: { ...ids, number: "S-204417730956", status: "Shipped", takesBoxes: true },
      pieces: [
        { ...won, position: 1, name: "Robot", exception: null },
        { ...won, position: 2, name: "Ring", exception: "Drawing" },
      ],
    });
    await page.visit(`/dashboard/two/withdrawals/${id}`);
    const form = page.getByRole("region", { name: "Take goods back" });
    await form
      .getByText("1 × Ring, €20.00 each (won from a box in a market that gives no right to withdraw)")
      .waitFor();
    expect(await form.getByLabel("Condition of Robot").count()).toBe(1);
    expect(await form.getByLabel("Condition of Ring").count()).toBe(0);
  });
});
