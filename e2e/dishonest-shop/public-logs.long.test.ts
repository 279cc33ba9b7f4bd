import { commitmentOf, parseReceipt } from "@trove/fairness";
import { minuteOf, recordsLog } from "@trove/fairness/log";
import { expect } from "vitest";
import { type OpenResponse, sha256 } from "../../apps/server/test/openings/browser.ts";
import { expectJudged, judgeBy, logOptions, savedBy } from "../support/dishonest/evidence.ts";
import { forkTermsLog, lengthenRecordsLog } from "../support/dishonest/log.ts";
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

/** Makes a leaf of another person's opening that happens `minutes` later. */
function leafAfter(
  { fairness: { serverSeed, oddsHash }, receipt: { text } }: OpenResponse,
  minutes: number,
): Uint8Array {
  const { tickets, itemIds, time } = parseReceipt(text);
  const later = minuteOf(new Date(Date.parse(time) + minutes * 60_000).toISOString());
  return recordsLog.write({
    kind: "opening",
    clientHash: sha256("somebody else"),
    commitment: commitmentOf(serverSeed),
    serverSeed,
    oddsHash,
    quantity: tickets.length,
    tickets,
    itemIds,
    recordHash: sha256("another record"),
    offeredAt: later,
    time: later,
  });
}

it("a record whose place in the log has another one is left out, and the page says so", async ({ shop, newTab }) => {
  const { page, earlier } = await playedBefore(shop, newTab, box);
  await lengthenRecordsLog(page, shop, [leafAfter(earlier, 0)]);
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

it("a record that is never logged is left out as soon as the log has a younger one", async ({ shop, newTab }) => {
  const { page, earlier } = await playedBefore(shop, newTab, box);
  await lengthenRecordsLog(page, shop, [leafAfter(earlier, 11)]);
  await lieAbout(page, "listOpenings", (list) => ({
    ...list,
    items: list.items.map((entry) => ({ ...entry, logIndex: null })),
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
  await page.getByText("The shop's public log contradicts what your browser saw before").waitFor();
  const saved = await savedBy(page, page.getByRole("button", { name: "Save as file" }));
  const { exitCode, report } = await judgeBy(await logOptions(shop), saved);
  expect(report).toMatch(/neither continues the other: BREACH/u);
  expect(exitCode).toBe(1);

  await visit(page, `/lootboxes/${box.id}`);
  await openButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Public log warning" });
  await dialog.getByText("public log contradicts what your browser saw before").waitFor();
  await dialog.getByText("Nothing was revealed, so nothing was opened.").waitFor();
  await expectOpened(one, 1);
});
