import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  buyDirectly,
  buyFromBalance,
  putOnSale,
  toKeep,
  toSend,
  validateOrder,
} from "../../../../test/orders/orders.ts";
import { cancel, giveItems, sendShipment } from "../../../../test/orders/shipments.ts";
import { creditedCaptureOf, unmatchedCapture } from "../../../../test/payments/refund-desk.ts";
import { cards, moveClock, payWith, runGateway, runJob, validate } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { lockPerson, openCase } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let folder: string;
let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-closing-money-"));
  shop = await openListeningShop({ DATA_DIR: folder });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  person = await signUp(shop);
});

const { reconfirm, begin, confirm, closure, refusal, topUpBy, returnMoney, rowOf } = closingOf(() => ({
  shop,
  person,
}));

const creditedCapture = (card?: string) => creditedCaptureOf(shop, admin, person, card);

const captureRow = (captureId: string) =>
  shop.owner.connection
    .selectFrom("quarantinedCaptures")
    .select(["refundStatus", "returnedCents", "heldCents"])
    .where("captureId", "=", captureId)
    .executeTakeFirstOrThrow();

describe("the money of an account that is closed", () => {
  it("gets its own money back first, and is closed once that has arrived", async () => {
    await topUpBy(cards.succeeds, 30);
    await topUpBy(cards.succeeds, 20);
    await credit(shop, person, cents(500));
    await begin();
    expect(await closure()).toMatchObject({ balance: 55, returnedAmount: 50, givenUpAmount: 5, holds: [] });
    expect(refusal(await confirm(0, 0))).toEqual([409, "VERSION_CONFLICT"]);
    expect((await confirm(0, 5)).body).toMatchObject({ state: "Closing", balance: 0, holds: ["Refund"] });
    await returnMoney();
    expect((await rowOf()).email).toContain("@closed.invalid");
    const paid = await shop.owner.connection
      .selectFrom("payments")
      .select(["refundedCents", "address"])
      .where("userId", "=", person.userId)
      .execute();
    expect(paid.map(({ refundedCents }) => refundedCents).toSorted()).toEqual([2000, 3000]);
    expect(paid[0]?.address).toMatchObject({ countryCode: "NL", lastName: "", street: "" });
  });

  it("gets back no money that was won, because its own is spent first", async () => {
    await topUpBy(cards.succeeds, 50);
    const [won = ""] = await giveItems(shop, person, 1, 2_000);
    await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]));
    await begin();
    // The box for 4.99 and the item for 20 euros were paid from the 50 that were topped up.
    expect(await closure()).toMatchObject({ balance: 30, returnedAmount: 25.01, givenUpAmount: 4.99 });
    const sold = await shop.call(
      "sellInventoryItem",
      { params: { id: won }, body: { expectedSellPrice: 18 } },
      { token: person.token, key: randomUUID() },
    );
    expect(sold.status).toBe(200);
    expect(await closure()).toMatchObject({ balance: 48, returnedAmount: 25.01, givenUpAmount: 22.99 });
  });

  it("gets back no money that was won, although an earlier order took its own", async () => {
    await topUpBy(cards.succeeds, 50);
    await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 5_000)]));
    const [won = ""] = await giveItems(shop, person, 1, 5_000);
    const key = randomUUID();
    await shop.call(
      "sellInventoryItem",
      { params: { id: won }, body: { expectedSellPrice: 45 } },
      { token: person.token, key },
    );
    const bought = await buyFromBalance(shop, person, toSend([await putOnSale(shop)]));
    const { shipmentId } = bought.body;
    expect((await cancel(shop, person, shipmentId ?? "", { refund: "Balance" })).status).toBe(200);
    expect(await closure()).toMatchObject({ balance: 45, returnedAmount: 0, givenUpAmount: 45 });
  });

  it("gets back to the card what cancelled orders paid by it had brought into the balance", async () => {
    for (const refund of ["Balance", "Items"] as const) {
      const { paymentSessionResponse, shipmentId } = (await buyDirectly(shop, person, toSend([await putOnSale(shop)])))
        .body;
      await validateOrder(shop, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId, person);
      expect((await cancel(shop, person, shipmentId ?? "", { refund })).status).toBe(200);
    }
    await begin();
    expect(await closure()).toMatchObject({ balance: 30, returnedAmount: 30, givenUpAmount: 0, holds: [] });
    expect((await confirm(1, 0)).body).toMatchObject({ balance: 0, holds: ["Refund"] });
    await returnMoney();
    expect((await rowOf()).email).toContain("@closed.invalid");
    const paid = await shop.owner.connection
      .selectFrom("payments")
      .select(["refundedCents", "creditedCents", "heldCents"])
      .where("userId", "=", person.userId)
      .orderBy("refundedCents")
      .execute();
    expect(paid).toEqual([
      { refundedCents: 500, creditedCents: 0, heldCents: 0 },
      { refundedCents: 2500, creditedCents: 0, heldCents: 0 },
    ]);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("waits for a payment under way, whose money then goes back", async () => {
    const { paymentId } = await topUpBy(cards.late, 40);
    await begin();
    expect((await closure()).holds).toEqual(["Payment"]);
    const held = await confirm();
    expect([...refusal(held), JSON.parse(held.text).params]).toEqual([409, "CLOSURE_HELD", { holds: ["Payment"] }]);
    moveClock(shop, 61);
    await runGateway(shop);
    await validate(shop, person, paymentId, false);
    expect(await closure()).toMatchObject({ balance: 0, holds: ["Refund"] });
    await returnMoney();
    expect((await confirm()).body.state).toBe("Closed");
  });

  it("waits for parcels, chargebacks and cases", async () => {
    await credit(shop, person, cents(1_000));
    const shipmentId = await sendShipment(shop, person);
    await topUpBy(cards.chargedBack, 20);
    await openCase(shop, admin, person);
    await begin();
    expect((await closure()).holds).toEqual(["Shipment", "Review"]);
    await cancel(shop, person, shipmentId);
    expect(await closure()).toMatchObject({ holds: ["Review"], items: { count: 1 } });
    moveClock(shop, 61);
    await runGateway(shop);
    await lockPerson(shop, admin, person, false);
    const login = { emailOrUserName: person.userName, password: person.password };
    person.token = (await shop.call("login", { body: login })).body.token;
    expect((await closure()).holds).toEqual(["Review"]);
    await reconfirm();
    expect(refusal(await confirm(1, 0))).toEqual([409, "CLOSURE_HELD"]);
  });

  it("sends a payment that matched no order and was credited back to its payer, as far as it is left", async () => {
    const capture = await creditedCapture();
    await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]));
    await topUpBy(cards.succeeds, 10);
    await begin();
    expect(await closure()).toMatchObject({ balance: 40, returnedAmount: 40, givenUpAmount: 0 });
    expect((await confirm(1, 0)).body.holds).toEqual(["Refund"]);
    await returnMoney();
    expect((await rowOf()).email).toContain("@closed.invalid");
    expect(await captureRow(capture)).toMatchObject({ refundStatus: "Taken", returnedCents: 3_000, heldCents: 0 });
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("waits for the chargeback of a payment that was credited, until operators have looked into it", async () => {
    const capture = await creditedCapture(cards.chargedBack);
    await begin();
    expect((await closure()).holds).toEqual([]);
    moveClock(shop, 61);
    await runGateway(shop);
    expect(await captureRow(capture)).toMatchObject({ returnedCents: 5_000 });
    await lockPerson(shop, admin, person, false);
    const login = { emailOrUserName: person.userName, password: person.password };
    person.token = (await shop.call("login", { body: login })).body.token;
    expect((await closure()).holds).toEqual(["Review"]);
    await runJob(shop, "find-signals");
    expect((await closure()).holds).toEqual(["Review"]);
    const { caseId: id } = await shop.owner.connection
      .selectFrom("caseSignals")
      .select("caseId")
      .where("userId", "=", person.userId)
      .where("kind", "=", "Chargeback")
      .executeTakeFirstOrThrow();
    const body = { status: "Closed", outcome: "NoFraud", reason: "A mistake", version: 1 } as const;
    await shop.call("setCaseStatus", { params: { id }, body }, { ...admin, key: randomUUID() });
    expect((await closure()).holds).toEqual([]);
  });

  it("asks for a credited payment although its refund was refused before, and operators ask again later", async () => {
    const id = await unmatchedCapture(shop, person);
    const refuse = () =>
      shop.owner.connection
        .updateTable("quarantinedCaptures")
        .set({ refundStatus: "Refused" })
        .where("captureId", "=", id)
        .execute();
    await refuse();
    const body = { userInfoId: person.userId, reason: "The bank's letter says so" };
    await shop.call("creditCapture", { params: { id }, body }, { ...admin, key: randomUUID() });
    await credit(shop, person, cents(500));
    expect(await closure()).toMatchObject({ balance: 55, returnedAmount: 50, refusedAmount: 0 });
    await refuse();
    expect(await closure()).toMatchObject({ returnedAmount: 0, refusedAmount: 50 });
    const again = () =>
      shop.call("refundCapture", { params: { id }, body: { reason: "It works now" } }, { ...admin, key: randomUUID() });
    const [one, two] = await Promise.all([again(), again()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    expect([await captureRow(id), await balanceOf(shop, person)]).toMatchObject([{ heldCents: 5_000 }, 500]);
    await returnMoney();
    expect(await captureRow(id)).toMatchObject({ refundStatus: "Taken", returnedCents: 5_000, heldCents: 0 });
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("skips a payment whose refund its provider has refused", async () => {
    await topUpBy(cards.succeeds, 30);
    const { paymentId } = await shop.owner.connection
      .selectFrom("payments")
      .select("paymentId")
      .where("userId", "=", person.userId)
      .executeTakeFirstOrThrow();
    await begin();
    expect(await closure()).toMatchObject({ returnedAmount: 30, givenUpAmount: 0, refusedAmount: 0 });
    const refund = { refundId: randomUUID(), paymentId, paidCents: cents(3_000), status: "Refused" as const };
    await shop.owner.connection
      .insertInto("refunds")
      .values({ ...refund, userId: person.userId, createdAt: shop.clock.now })
      .execute();
    expect(await closure()).toMatchObject({ returnedAmount: 0, givenUpAmount: 30, refusedAmount: 30 });
  });

  it("gives up an item that a card has paid, which counts as a deposit like its sale", async () => {
    const { paymentSessionResponse } = (await buyDirectly(shop, person, toKeep([await putOnSale(shop)]))).body;
    await validateOrder(shop, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId, person);
    await topUpBy(cards.succeeds, 10);
    await begin();
    const { items, givenUpAmount } = await closure();
    expect((await confirm(items.count, givenUpAmount)).body.holds).toEqual(["Refund"]);
    await returnMoney();
    expect((await rowOf()).email).toContain("@closed.invalid");
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("is closed once, however often and whatever else the person does at the same time", async () => {
    await topUpBy(cards.succeeds, 20);
    const items = await giveItems(shop, person, 3, 1_000);
    await begin();
    const { items: left, givenUpAmount } = await closure();
    const sales = items.map((id) =>
      shop.call(
        "sellInventoryItem",
        { params: { id }, body: { expectedSellPrice: 9 } },
        { token: person.token, key: randomUUID() },
      ),
    );
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => confirm(left.count, givenUpAmount)),
      ...sales,
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    if ((await rowOf()).passwordHash !== null && (await closure()).confirmedAtUtc === null) {
      const now = await closure();
      await confirm(now.items.count, now.givenUpAmount);
    }
    await returnMoney();
    expect((await rowOf()).email).toContain("@closed.invalid");
    expect(await balanceOf(shop, person)).toBe(0);
  });
});
