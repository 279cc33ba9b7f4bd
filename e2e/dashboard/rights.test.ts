import type { Preset } from "@trove/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { signIn, signInAs } from "../support/people.ts";

const it = journeyThrough(() => openDemoShop({ FOUR_EYES: "rights" }));

/** Makes an operator as `npm run admin` does, for which nobody has to approve it. */
async function newOperator(shop: DemoShop, ...presets: Preset[]): Promise<TestPerson> {
  const { userId, userName } = await signUp(shop);
  await shop.owner.pool.query("update users set roles = '{Admin}' where user_id = $1", [userId]);
  const give = "insert into operators (user_id, presets, updated_at) values ($1, $2, now())";
  await shop.owner.pool.query(give, [userId, presets]);
  return signIn(shop, userName);
}

const navigation = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const dialog = (page: Page) => page.getByRole("dialog");

it("a second person approves who becomes an operator, and both stand in the audit log", async ({ shop, newPage }) => {
  const [owner, second, colleague] = [
    await signInAs(shop, "admin"),
    await newOperator(shop, "Owner"),
    await signUp(shop),
  ];
  const page = await newPage({ as: owner, reducedMotion: true });
  await visit(page, "/dashboard/group/rights");
  await page.getByRole("list", { name: "Rights" }).getByText(second.userName).waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: "Add an operator" }).click();
  await dialog(page).getByLabel("E-mail").fill(colleague.email);
  await dialog(page).getByRole("checkbox", { name: "Support" }).check();
  await dialog(page).getByLabel("Reason").fill("Answers our mails");
  await expectSound(page);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await dialog(page).getByText("Nothing is changed yet").waitFor();

  const other = await newPage({ as: second, reducedMotion: true });
  await visit(other, "/dashboard/group/approvals");
  await other.getByRole("link", { name: "Made an operator" }).click();
  await dialog(other).getByText("Answers our mails").waitFor();
  await expectSound(other);
  await dialog(other).getByRole("button", { name: "Approve" }).click();
  await other.getByText("Approved and done").waitFor();

  await visit(page, "/dashboard/group/audit?action=appointOperator");
  await page.getByRole("link", { name: "Made an operator" }).click();
  await dialog(page).getByText(`approved by ${second.userName}`).waitFor();
  await expectSound(page);
});

it("navigation and pages show only what an operator may open", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop, "Warehouse"), reducedMotion: true });
  await visit(page, "/dashboard/two");
  await page.getByRole("heading", { level: 1, name: "Shipments" }).waitFor();
  const names = async () => (await navigation(page).getByRole("link").allTextContents()).filter(Boolean);
  await expect.poll(names).not.toContain("Rights");
  expect(await names()).toEqual(expect.arrayContaining(["Overview", "Shipments", "Catalogue"]));
  await visit(page, "/dashboard/group/rights");
  await page.getByRole("heading", { name: "Permission denied" }).waitFor();
  await expectSound(page);
});
