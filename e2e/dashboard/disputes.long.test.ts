import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { filesIn } from "../../apps/server/test/openings/disputes.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { evidenceButton, judgeBy, keyOptions, savedBy } from "../support/dishonest/evidence.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { newPlayer, openButton, resultOf } from "../support/player.ts";

let admin: TestPerson;
let folder: string;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
  folder = await mkdtemp(join(tmpdir(), "trove-disputes-"));
});
it.afterAll(() => rm(folder, { recursive: true }));

const evidenceInput = (page: Page) => page.locator("input[type=file]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

it("is settled from an evidence file, which the customer gets back with the proofs", async ({
  shop,
  newTab,
  newPage,
}) => {
  const { page: theirs, person } = await newPlayer(shop, newTab, await findBox(shop, "game-night"));
  await openButton(theirs).click();
  await resultOf(theirs).getByText("Verified").waitFor();
  const evidence = await readFile(await savedBy(theirs, evidenceButton(resultOf(theirs))));

  const page = await newPage({ as: admin });
  await visit(page, "/dashboard/group/six");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Dispute desk" }).click();
  await heading(page, "Dispute desk");
  await evidenceInput(page).setInputFiles({
    name: "notes.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await page.getByText(/That is no file of proofs/).waitFor();
  await evidenceInput(page).setInputFiles({ name: "opening.json", mimeType: "application/json", buffer: evidence });
  await heading(page, `Dispute of ${person.userName}`);
  const opening = page.getByRole("region", { name: "Opening no. 0", exact: true });
  await opening.getByText("The file matches the shop's record.").waitFor();
  await opening.getByRole("list", { name: "Ledger entries" }).getByText("house:boxes").waitFor();

  await page.getByLabel("Reason").fill("Says that the ticket was another");
  await page.getByRole("button", { name: "Open a case" }).click();
  await page.getByRole("link", { name: /^Case C-/ }).waitFor();
  await page.getByLabel("Text").fill("The record holds.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await page.getByText("Answer sent").first().waitFor();

  const exported = await savedBy(page, page.getByRole("button", { name: "Download for the customer" }));
  const files = filesIn(await readFile(exported));
  expect(files["your-file.json"]).toBe(evidence.toString());
  const records = join(folder, "opening-0.json");
  await writeFile(records, files["opening-0.json"] ?? "");
  const { report } = await judgeBy(await keyOptions(shop), records);
  expect(report).toMatch(/nonce 0: (VERIFIED|RECOMPUTED)/);

  await page.getByRole("link", { name: /^Case C-/ }).click();
  await page.getByRole("link", { name: "View dispute" }).waitFor();
  await page.getByLabel("Outcome").selectOption("Rejected");
  await page.getByLabel("Reason").fill("Every check holds");
  await page.getByRole("button", { name: "Close case" }).click();
  await page.getByText("Closed: In the shop's favour").waitFor();
  await page.getByRole("link", { name: "View dispute" }).click();
  await page.getByText("Closed: In the shop's favour").waitFor();
});
