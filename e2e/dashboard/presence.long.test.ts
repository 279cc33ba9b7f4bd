import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { newOperator } from "../support/people.ts";
import { cheapestItems } from "../support/shopper.ts";

it("two operators on one item see each other and what they do, until one leaves", async ({ shop, newPage }) => {
  const [ida, jonas] = [await newOperator(shop), await newOperator(shop)];
  const [item] = await cheapestItems(shop, 1);
  const path = `/dashboard/three/items/${item?.id}`;
  const [hers, his] = [await newPage({ as: ida }), await newPage({ as: jonas })];
  const others = (page: typeof hers) => page.getByRole("status", { name: "Also here" });

  await visit(hers, path);
  await visit(his, path);
  await others(his).getByText(`${ida.userName} is viewing`).waitFor();
  await others(hers).getByText(`${jonas.userName} is viewing`).waitFor();
  expect(await others(hers).getByText(ida.userName).count()).toBe(0);

  await hers.getByLabel("Name", { exact: true }).fill("Brass lamp");
  await others(his).getByText(`${ida.userName} is editing`).waitFor();

  await hers.close();
  await expect.poll(() => others(his).getByText(ida.userName).count()).toBe(0);
});
