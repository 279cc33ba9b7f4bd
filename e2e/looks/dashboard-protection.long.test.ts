import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { guest } from "../../apps/server/test/orders/orders.ts";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { send, withdraw } from "../../apps/server/test/withdrawals/withdrawals.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { paidGuestOrder } from "../support/guest-order.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { newOperator } from "../support/people.ts";
import { newCustomer } from "../support/shopper.ts";
import { sweep } from "../support/sweep.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A guest withdraws from an order that has arrived, and from one that does not exist. Returns both numbers. */
async function newWithdrawals(shop: DemoShop): Promise<[matched: string, unmatched: string]> {
  const { number, shipmentId } = await paidGuestOrder(shop);
  await send(shop, await newOperator(shop), shipmentId);
  const name = `${guest.firstName} ${guest.lastName}`;
  const unknown = { orderNumber: "O-000000000000", name, email: `${randomUUID()}@trove.example` };
  const [matched, unmatched] = [
    await withdraw(shop, { orderNumber: number, name, email: guest.email }),
    await withdraw(shop, unknown),
  ];
  return [matched.body.number, unmatched.body.number];
}

it("withdrawals look right", async ({ shop, newTab }) => {
  const [matched, unmatched] = await newWithdrawals(shop);
  const toOne = (number: string) => async (page: Page) => page.getByRole("link", { name: number }).click();
  await sweep(await newTab({ as: await newOperator(shop) }), [
    {
      name: "the list",
      at: "/dashboard/two/withdrawals",
      see: (page) => page.getByRole("link", { name: matched }),
    },
    { name: "one of an order", act: toOne(matched), see: (page) => button(page, "Take back") },
    {
      name: "goods that are back",
      act: (page) => button(page, "Take back").click(),
      see: (page) => button(page, "Refund"),
    },
    {
      name: "one that is matched to nothing",
      at: "/dashboard/two/withdrawals",
      act: toOne(unmatched),
      see: "Nothing matched",
    },
    {
      name: "a refusal without an exception",
      act: (page) => button(page, "Refuse withdrawal").click(),
      see: "Exception is required",
    },
  ]);
});

it("what protects people looks right to operators", async ({ shop, newTab }) => {
  const [box, person] = [await findBox(shop, "desk-drawer"), await newCustomer(shop)];
  await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  const signed = { token: person.token, key: randomUUID() };
  await shop.call("setLimit", { body: { kind: "Spend", period: "month", amount: 100 } }, signed);
  await shop.call("beginBreak", { body: { kind: "Break" } }, { ...signed, key: randomUUID() });
  await sweep(await newTab({ as: await newOperator(shop) }), [
    {
      name: "a person in a break, with a limit",
      at: `/dashboard/group/five/${person.userId}?tab=protection`,
      see: /^In a break until/,
    },
    {
      name: "the report",
      at: "/dashboard/group/six/protection",
      see: (page) => page.getByRole("table").first(),
    },
    {
      name: "the settings of markets",
      at: "/dashboard/group/settings?group=markets",
      see: (page) => page.getByRole("heading", { name: "What changes" }),
    },
  ]);
});
