import { expect, it } from "vitest";
import { approve } from "../operators/approve.ts";
import { makeAdmin } from "../people/people.ts";
import { openShop } from "../shop/shop.ts";
import { createCode, newCode } from "./promotions.ts";

it("a second person approves a code, which then exists", async () => {
  const careful = await openShop({ FOUR_EYES: "promotions" });
  const [asking, second] = [await makeAdmin(careful), await makeAdmin(careful)];
  const code = newCode();
  const asked = await createCode(careful, asking, { code });
  expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  expect(await approve(careful, second, asked)).toMatchObject({ status: 200 });
  const { items } = (await careful.call("listPromoCodes", { query: {} }, second)).body;
  expect(items.map((found) => found.code)).toEqual([code]);
  await careful.close();
});
