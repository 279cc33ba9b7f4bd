import { cents, toEuros } from "@trove/money";
import { expect, it } from "vitest";
import { dayIn, reduce, shownPrice } from "../../../../../test/catalogue/reductions.ts";
import { stockBox } from "../../../../../test/catalogue/stock.ts";
import { approve } from "../../../../../test/operators/approve.ts";
import { putOnSale } from "../../../../../test/orders/orders.ts";
import { makeAdmin } from "../../../../../test/people/people.ts";
import { openShop } from "../../../../../test/shop/shop.ts";

it("a reduction of what an open box holds waits for a second person, where prices do", async () => {
  const strict = await openShop({ FOUR_EYES: "publishing" });
  const [asking, second] = [await makeAdmin(strict), await makeAdmin(strict)];
  const { drops } = await stockBox(strict);
  const body = { itemIds: [drops[0]?.itemId ?? ""] };
  const asked = await reduce(strict, asking, body);
  expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  expect((await approve(strict, second, asked)).status).toBe(200);
  expect(await shownPrice(strict, body.itemIds[0] ?? "")).toBe(
    toEuros(cents(Math.floor((drops[0]?.marketPrice ?? 0) * 0.8))),
  );
  await strict.close();
});

it("an approved reduction is refused if its category holds other items by then", async () => {
  const strict = await openShop({ FOUR_EYES: "publishing" });
  const [asking, second] = [await makeAdmin(strict), await makeAdmin(strict)];
  const { drops } = await stockBox(strict);
  const { categoryId } = (await strict.call("getItem", { params: { id: drops[0]?.itemId ?? "" }, query: {} })).body;
  const asked = await reduce(strict, asking, { categoryId, percent: 90 });
  const { items } = (await strict.call("listApprovals", { query: {} }, second)).body;
  expect(items).toMatchObject([{ asked: { percent: 90, from: null, until: dayIn(strict, 7) } }]);
  const dear = await putOnSale(strict, 900_000);
  await strict.owner.connection.updateTable("items").set({ categoryId }).where("itemId", "=", dear.itemId).execute();
  expect(await approve(strict, second, asked)).toMatchObject({ status: 409, body: { code: "VERSION_CONFLICT" } });
  expect(await shownPrice(strict, dear.itemId)).toBe(9000);
  await strict.close();
});
