import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { forkTermsLog } from "../support/dishonest/log.ts";
import { playedBefore } from "../support/dishonest/press.ts";
import { openProofs, rowsWith, saveAllButton } from "../support/dishonest/proofs.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, openButton } from "../support/player.ts";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

it("a record whose place in the log has another one is left out, and the page says so", async ({ shop, newTab }) => {
  const { page } = await playedBefore(shop, newTab, box);
  await lieAbout(page, "listOpenings", (list) => ({
    ...list,
    items: list.items.map((entry) => ({ ...entry, logIndex: 0 })),
  }));
  await openProofs(page);
  await page
    .getByText("Openings of yours can't be found in the public log, or others are in their place: number 0.")
    .waitFor();
  await rowsWith(page, "Doesn't match").waitFor();
  const { report } = await expectJudged(shop, await savedBy(page, saveAllButton(page)), "Seen");
  expect(report).toMatch(/DIFFERS\s+the record is in the public log/u);
});

it("a log that contradicts what this browser has seen of it: nothing is opened any more", async ({ shop, newTab }) => {
  const one = await playedBefore(shop, newTab, box);
  const { page } = one;
  await forkTermsLog(page, shop);
  await openProofs(page);
  await page.getByText("The shop's public log contradicts what your browser saw of it before").waitFor();
  const saved = await savedBy(page, page.getByRole("button", { name: "Save as a file" }));
  const [fork] = JSON.parse(await readFile(saved, "utf8"));
  expect(fork).toMatchObject({ log: "terms", kind: "Fork" });
  expect(new Set(fork.notes).size).toBe(2);

  await visit(page, `/lootboxes/${box.id}`);
  await openButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Something about the public logs" });
  await dialog.getByText("public log contradicts what your browser saw of it before").waitFor();
  await dialog.getByText("Nothing was revealed, so nothing was opened.").waitFor();
  await expectOpened(one, 1);
});
