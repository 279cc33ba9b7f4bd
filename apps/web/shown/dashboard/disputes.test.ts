import { expect } from "vitest";
import { newEvidence } from "../../../../apps/server/test/openings/disputes.ts";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { type NewPage, type Page, shownBy } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";

/** A separate shop, because a box is made for the opening. */
const it = shownBy(openShownShop);

let admin: TestPerson;
let evidence: string;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
  evidence = await newEvidence(shop, admin);
});

/** Opens the dispute desk with a file that was tampered with. */
async function openDesk(newPage: NewPage, forged: string): Promise<Page> {
  expect(forged).not.toBe(evidence);
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/group/six/disputes");
  const file = { name: "opening.json", mimeType: "application/json", buffer: Buffer.from(forged) };
  await page.locator("input[type=file]").setInputFiles(file);
  return page;
}

it("says of a file that nobody signed that it is forged, and opens no records", async ({ newPage }) => {
  const nonce = /(lootbox\/offer\/v3\\n[0-9a-f-]{36}\\n)0/g;
  const page = await openDesk(
    newPage,
    evidence.replaceAll(nonce, (_, before: string) => `${before}1`),
  );
  await page.getByText("Forged", { exact: true }).waitFor();
  await page.getByText("The shop has signed nothing in this file").waitFor();
  await page.getByRole("region", { name: "Not signed by the shop" }).waitFor();
  expect(await page.getByText("Not known yet").count()).toBeLessThan(2);
});

it("names what a forged file says otherwise", async ({ newPage }) => {
  const page = await openDesk(newPage, evidence.replaceAll(/"clientSeed": "[^"]*"/g, `"clientSeed": "another"`));
  const differences = page.getByRole("list", { name: "Differences" });
  await differences.getByText("Client seed").waitFor();
  await differences.getByText("another").waitFor();
});
