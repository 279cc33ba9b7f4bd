import { signUp } from "../../../../apps/server/test/people/people.ts";
import { cheapestItems } from "../../../../e2e/support/shopper.ts";
import { it } from "../shown.ts";

it("boxes are found by a category that can be inside, with its chance, and by a budget", async ({ shop, newPage }) => {
  const page = await newPage();
  await page.visit("/lootboxes");
  const inside = page.getByRole("list", { name: "What can be inside" });
  await inside.getByRole("link", { name: "Cameras & film" }).click();
  await page
    .getByText(/% chance of Cameras & film$/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Remove: With Cameras & film inside" }).waitFor();
  await page.getByRole("list", { name: "Box types" }).getByRole("link", { name: "Up to €25.00" }).click();
  await page
    .getByText("No boxes match")
    .or(page.getByText(/^\d+ box(es)?$/))
    .waitFor();
  const [category] = (await shop.call("listCategories", {})).body.filter(({ name }) => name === "Cameras & film");
  const { body } = await shop.call("listLootboxes", {
    query: { winsCategoryId: category?.id ?? "", maxPrice: "25" },
  });
  await page.waitForPath(`/lootboxes?wins=${category?.id}&maxPrice=25`);
  await page.getByText(body.totalCount === 1 ? "1 box" : `${body.totalCount} boxes`, { exact: true }).waitFor();
});

it("boxes with a wish are shown to the person who wishes, and ask others to sign in", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const [item] = await cheapestItems(shop, 1);
  await shop.call("addWish", { params: { id: item?.id ?? "" } }, person);
  const page = await newPage({ as: person });
  await page.visit("/lootboxes");
  await page.getByRole("link", { name: "Something I wish for" }).click();
  await page
    .getByText(/% chance of a wish$/)
    .first()
    .waitFor();
  const visitor = await newPage();
  await visitor.visit("/lootboxes?wished=1");
  await visitor.getByText("Sign in to see the boxes with something you wish for.").waitFor();
});
