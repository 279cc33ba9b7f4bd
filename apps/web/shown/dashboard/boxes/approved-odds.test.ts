import { randomUUID } from "node:crypto";
import { boxOf, changePlan } from "../../../../../apps/server/test/catalogue/operator-boxes.ts";
import type { TestPerson } from "../../../../../apps/server/test/people/people.ts";
import { shownBy, type Page } from "../../shown.ts";
import { openShownShop } from "../../shown-shop.ts";
import { findBox } from "../../../../../e2e/support/operator.ts";
import { newOperator, signInAs } from "../../../../../e2e/support/people.ts";

const it = shownBy(() => openShownShop({ FOUR_EYES: "publishing" }));

let author: TestPerson;
let second: TestPerson;
it.beforeAll(async ({ shop }) => {
  [author, second] = [await newOperator(shop, "Catalogue"), await signInAs(shop, "admin")];
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");

/** Approves the latest request for this action, after checking that it shows the texts in `says`. */
async function approve(page: Page, action: string | RegExp, says: readonly (string | RegExp)[]): Promise<void> {
  await page.visit("/dashboard/group/approvals");
  await page.getByRole("link", { name: action }).first().click();
  for (const text of says) await dialog(page).getByText(text).first().waitFor();
  await dialog(page).getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approved and done").waitFor();
}

it("a second person approves the next version of a box", async ({ shop, newPage }) => {
  const { id } = await findBox(shop, "game-night");
  const { name, price, current } = await boxOf(shop, author, id);
  const next = (current?.tableVersion ?? 0) + 1;
  await changePlan(shop, author, id, { price: price + 0.5 });
  const page = await newPage({ as: author });
  await page.visit(`/dashboard/group/boxes/${id}`);
  await button(page, "Rehearse the next version").click();
  await button(page, "Announce this version").click();
  await dialog(page).getByText("Nothing has changed yet").waitFor();
  const approver = await newPage({ as: second });
  await approve(approver, `Publish version ${next} of ${name}`, ["Version of the odds", "Payout", "Before", "After"]);
  await page.visit(`/dashboard/group/boxes/${id}`);
  await page.getByRole("heading", { level: 3, name: `Version ${next}` }).waitFor();
});

it("a second person approves bulk work that changes what open boxes pay", async ({ shop, newPage }) => {
  // Uses a box that no other version can replace during the test.
  const box = await findBox(shop, "washstand");
  const itemIds = (await boxOf(shop, author, box.id)).drops.slice(0, 2).map(({ itemId }) => itemId);
  const body = { itemIds, change: { pricePercent: -10 } };
  const { body: work } = await shop.call("planItemEdit", { body }, { ...author, key: randomUUID() });
  const page = await newPage({ as: author });
  await page.visit(`/dashboard/three/works/${work.id}`);
  await button(page, "Change 2 items").click();
  await page.getByText("Someone else has to approve this first").waitFor();
  const approver = await newPage({ as: second });
  await approve(approver, /^Run .* with 2 rows$/, ["Open boxes with new odds", box.name, "Market price"]);
  await page.visit(`/dashboard/three/works/${work.id}`);
  await page.getByRole("status").getByText("Done").waitFor();
});
