import type { Page } from "playwright-core";
import { signUp } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { newOperator, signInAs } from "../support/people.ts";

const it = journeyThrough(() => openDemoShop({ FOUR_EYES: "rights,credit", FOUR_EYES_ABOVE: "10" }));

const dialog = (page: Page) => page.getByRole("dialog");

it("a second person approves who becomes an operator, and both stand in the audit log", async ({ shop, newPage }) => {
  const [owner, second, colleague] = [
    await signInAs(shop, "admin"),
    await newOperator(shop, "Owner"),
    await signUp(shop),
  ];
  const page = await newPage({ as: owner });
  await visit(page, "/dashboard/group/rights");
  await page.getByRole("list", { name: "Rights" }).getByText(second.userName, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Add an operator" }).click();
  await dialog(page).getByLabel("Email").fill(colleague.email);
  await dialog(page).getByRole("checkbox", { name: "Support" }).check();
  await dialog(page).getByLabel("Reason").fill("Answers our mails");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await dialog(page).getByText("Nothing has changed yet").waitFor();

  const other = await newPage({ as: second });
  await visit(other, "/dashboard/group/approvals");
  await other.getByRole("link", { name: `Make ${colleague.userName} an operator: Support` }).click();
  await dialog(other).getByText("Answers our mails").waitFor();
  await dialog(other).getByRole("button", { name: "Approve" }).click();
  await other.getByText("Approved and done").waitFor();

  await visit(page, "/dashboard/group/audit?action=appointOperator");
  await page.getByRole("link", { name: "Added an operator" }).click();
  await dialog(page).getByText(`approved by ${second.userName}`).waitFor();
});
