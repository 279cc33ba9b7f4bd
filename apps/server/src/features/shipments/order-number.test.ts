import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyAsGuest, buyDirectly, buyFromBalance, putOnSale, toSend } from "../../../test/orders/orders.ts";
import { giveItems, ship } from "../../../test/orders/shipments.ts";
import { addAddress } from "../../../test/payments/till.ts";
import { credit, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let person: TestPerson;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
});

/** Makes the shop draw these numbers in this order. Afterwards it always draws the last one. */
function drawNumbers(...numbers: number[]): void {
  shop.chance.below = () => (numbers.length > 1 ? numbers.shift() : numbers[0]) ?? 0;
}

async function numbersInUse(): Promise<string[]> {
  const { connection: db } = shop.owner;
  const shipments = await db.selectFrom("shipments").select("number").execute();
  const purchases = await db.selectFrom("purchases").select("number").execute();
  return [...shipments, ...purchases].map(({ number }) => number).toSorted();
}

const numbered = (letter: string, ...numbers: number[]) => numbers.map((number) => `${letter}-00000000000${number}`);

describe("a number that is already taken", () => {
  it("is replaced by another one, for every way of paying and shipping", async () => {
    const lamp = await putOnSale(shop);
    const inventoryItemIds = await giveItems(shop, person, 1);
    const shippingAddressId = await addAddress(shop, person);
    drawNumbers(1);
    const first = await buyFromBalance(shop, person, toSend([lamp]));
    // For an order that is sent, the shop draws the shipment's number first, then the order's own.
    drawNumbers(1, 2, 2, 1, 3, 2);
    const second = await buyFromBalance(shop, person, toSend([lamp]));
    drawNumbers(3, 3, 4, 3);
    const third = await buyDirectly(shop, person, toSend([lamp]));
    drawNumbers(4, 4, 4, 4, 5, 4);
    const fourth = await buyAsGuest(shop, toSend([lamp]));
    drawNumbers(5, 6);
    const fifth = await ship(shop, person, { inventoryItemIds, shippingAddressId });
    expect([first, second, third, fourth, fifth].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await numbersInUse()).toEqual([...numbered("O", 1, 2, 3, 4), ...numbered("S", 1, 3, 4, 5, 6)]);
  });

  it("fails the order and changes nothing if no other number is drawn", async () => {
    const lamp = await putOnSale(shop);
    drawNumbers(7);
    expect((await buyFromBalance(shop, person, toSend([lamp]))).status).toBe(201);
    const before = await numbersInUse();
    const { body } = await shop.call("getBalance", {}, person);
    expect((await buyFromBalance(shop, person, toSend([lamp]))).status).toBe(500);
    expect(await numbersInUse()).toEqual(before);
    expect((await shop.call("getBalance", {}, person)).body).toEqual(body);
  });
});
