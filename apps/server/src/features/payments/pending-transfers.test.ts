import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyDirectly, putOnSale, toSend } from "../../../test/orders/orders.ts";
import { moveClock, payBy, runGateway, topUp, validate } from "../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { changeGroup } from "../../../test/settings/change-group.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { openTransfers } from "./open-session.ts";
import { bankOf, openRoom } from "./providers/two-banks.fixture.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openListeningShop();
  const anywhere = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: true };
  const ways = (["card", "bankTransfer"] as const).map((method) => ({
    provider: "sandbox" as const,
    method,
    ...anywhere,
  }));
  await changeGroup(shop, await makeAdmin(shop), "payments", { value: { ways } });
});
afterAll(() => shop.close());

const transfersOf = async (person: TestPerson) => (await shop.call("listPendingTransfers", {}, person)).body;
const begin = async (person: TestPerson, method: "card" | "bankTransfer") =>
  (await topUp(shop, person, { countryCode: "NL", method })).body;

it("the account and reference of one's own unpaid transfers are shown again, and nobody else's", async () => {
  const [mara, other] = [await signUp(shop), await signUp(shop)];
  await begin(mara, "card");
  const toBalance = await begin(mara, "bankTransfer");
  moveClock(shop, 1);
  const lamp = await putOnSale(shop);
  const body = { ...toSend([lamp]), method: "bankTransfer" as const };
  const order = (await shop.call("buyDirectly", { body }, { token: mara.token, key: randomUUID() })).body;
  await buyDirectly(shop, mara, toSend([lamp]));
  expect(toBalance.paymentSessionResponse.instructions?.reference).toEqual(expect.any(String));
  expect(await transfersOf(mara)).toEqual([
    { transactionId: order.purchaseId, paymentSessionResponse: order.paymentSessionResponse },
    toBalance,
  ]);
  expect(await transfersOf(other)).toEqual([]);
});

it("a transfer that has arrived or was given up is no longer shown", async () => {
  const mara = await signUp(shop);
  const arrives = (await begin(mara, "bankTransfer")).paymentSessionResponse;
  const leaves = (await begin(mara, "bankTransfer")).paymentSessionResponse;
  expect(await transfersOf(mara)).toHaveLength(2);
  await payBy(shop, arrives, { arrives: "now" });
  await runGateway(shop);
  expect(await validate(shop, mara, leaves.id)).toBe("Failed");
  expect(await transfersOf(mara)).toEqual([]);
});

it.each([
  ["of a provider that the shop no longer has", { provider: "bank" }],
  ["whose time is over", { expiresAt: new Date(0) }],
  ["to which another sum has arrived", { quarantinedAt: new Date() }],
  ["whose session can't be read", { sessionEncrypted: Buffer.alloc(64) }],
])("a transfer is not shown, and hides no other one: %s", async (_which, change) => {
  const mara = await signUp(shop);
  const shown = await begin(mara, "bankTransfer");
  const { transactionId } = await begin(mara, "bankTransfer");
  const { connection } = shop.owner;
  await connection.updateTable("payments").set(change).where("subjectId", "=", transactionId).execute();
  expect(await transfersOf(mara)).toEqual([shown]);
});

it("a transfer to an account that the shop no longer has is not shown", async () => {
  const mara = await signUp(shop);
  const { iban } = (await begin(mara, "bankTransfer")).paymentSessionResponse.instructions ?? {};
  const shownTo = (account: string | undefined) =>
    openTransfers(
      openRoom(
        shop,
        bankOf("sandbox", () => ({ iban: account })),
        bankOf("stripe"),
      ).parts,
      mara.userId,
    );
  expect([await shownTo("NL91ABNA0417164300"), (await shownTo(iban)).length]).toEqual([[], 1]);
});
