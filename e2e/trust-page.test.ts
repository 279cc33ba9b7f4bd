import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { clientHash } from "@trove/fairness";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openBoxes } from "../apps/server/test/openings/browser.ts";
import type { OpenResponse } from "../apps/server/test/openings/browser.ts";
import { copiesOf } from "./support/dishonest/copied-openings.ts";
import { lengthenRecordsLog } from "./support/dishonest/log.ts";
import { visit } from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { it, journeyThrough } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";
import { findBox, hurryLog, untilStated } from "./support/operator.ts";
import { newCustomer } from "./support/shopper.ts";
import { inLongForm } from "./support/short-form.ts";

const VERIFY = fileURLToPath(new URL("../packages/fairness/src/command-line/main.ts", import.meta.url));

const unwitnessed = journeyThrough(() => openDemoShop({ LOG_WITNESSES: "none" }));

/** Opens a box as somebody else. */
async function openOne(shop: DemoShop): Promise<OpenResponse> {
  const { id: lootboxId, price } = await findBox(shop, "game-night");
  return (await openBoxes(shop, await newCustomer(shop), { lootboxId, price })).body;
}

let opened: OpenResponse;
it.beforeAll(async ({ shop }) => {
  opened = await openOne(shop);
});

/** Waits until the records log has more than this number of entries. Returns their number. */
async function untilLogged(shop: DemoShop, before = 0): Promise<number> {
  const size = async () => {
    await hurryLog(shop);
    const response = await fetch(`${shop.url}/log/records/checkpoint`);
    return response.ok ? Number((await response.text()).split("\n")[1]) : 0;
  };
  await expect.poll(size, { timeout: 60_000 }).toBeGreaterThan(before);
  return size();
}

/** The newest statement, as the command line shows it. Rejects unless a key of the shop has signed it. */
async function stated(shop: DemoShop): Promise<string> {
  const { terms } = (await shop.call("getApplicationInfo", {})).body.logs;
  const args = [VERIFY, "--statement", "--log", shop.url, "--log-key", terms];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

const computed = (page: Page) => page.getByRole("region", { name: "What your browser has checked" });
const word = (page: Page) => page.getByRole("region", { name: "What the shop says of itself" });
const figure = (page: Page, name: string) =>
  computed(page).getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd/strong");

it("a stranger's browser recomputes the openings on record, and shows the shop's own word apart from it", async ({
  shop,
  newTab,
}) => {
  const before = await untilLogged(shop);
  // The witness has seen that this opening was not there before.
  await openOne(shop);
  await untilLogged(shop, before);
  await untilStated(shop);
  const page = await newTab();
  await visit(page, "/provably-fair");
  await computed(page)
    .getByText(/adds up\./)
    .waitFor();
  const size = await figure(page, "Entries on record").textContent();
  expect(Number(size)).toBeGreaterThan(0);
  await computed(page)
    .getByText(`Entries 0 to ${Number(size) - 1} of ${size}`)
    .waitFor();
  expect(await figure(page, "Records lost").textContent()).toBe("0");
  expect(await figure(page, "Logged late").textContent()).toBe("0");
  await computed(page)
    .getByText(/ that witnesses timed$/)
    .waitFor();
  await computed(page).getByText("Signed by the shop and a witness,").first().waitFor();
  await computed(page).getByText("This is this browser's first check.").waitFor();

  await computed(page).getByText("Each box, and since when").click();
  await computed(page).getByRole("link", { name: "Game Night" }).waitFor();
  await word(page).getByText("Trove B.V.").waitFor();
  await word(page).getByText("Nobody outside can check this.").waitFor();
  await word(page).getByText("Stock of each top prize").click();
  await word(page).getByRole("columnheader", { name: "In stock" }).waitFor();
  expect(await stated(shop)).toMatch(/The shop's own word of .*, which nobody else can check/u);
  await expectSound(page);

  await page.reload();
  await computed(page).getByText("Last check in this browser:").waitFor();
});

inLongForm(() => {
  unwitnessed(
    "without witnesses, the page says that the shop alone has signed, and has no figure for late entries",
    async ({ shop, newTab }) => {
      await openOne(shop);
      await untilLogged(shop);
      const page = await newTab();
      await visit(page, "/provably-fair");
      await computed(page).getByText("Signed by the shop alone. Nobody else has seen it.").first().waitFor();
      await figure(page, "Logged late").filter({ hasText: "–" }).waitFor();
    },
  );

  it("a visitor checks the whole log on demand, sees how far it is, and can stop", async ({ shop, newTab }) => {
    const page = await newTab();
    const { clientEntropy, clientSeed } = opened.fairness;
    await lengthenRecordsLog(page, shop, copiesOf(opened, clientHash(clientEntropy, clientSeed), 6_000));
    await visit(page, "/provably-fair");
    await computed(page).getByText("Your browser recomputed 1,024 entries, and every one adds up.").waitFor();
    await computed(page)
      .getByRole("button", { name: /^Check all 6,\d{3} entries$/ })
      .click();
    await computed(page).getByRole("progressbar", { name: "Entries checked" }).waitFor();
    await computed(page).getByRole("button", { name: "Stop" }).click();
    await computed(page)
      .getByRole("button", { name: /^Check all/ })
      .click();
    await computed(page)
      .getByText(/recomputed 6,\d{3} entries, and every one adds up/)
      .waitFor();
  });
});

it("without a log to read, the page says that this proves nothing, and tries again on demand", async ({ newTab }) => {
  const page = await newTab();
  await page.route("**/log/**", (route) => route.abort());
  await visit(page, "/provably-fair");
  await computed(page).getByText("The public log can't be read right now. That proves nothing.").waitFor();
  await page.unroute("**/log/**");
  await computed(page).getByRole("button", { name: "Try again" }).click();
  await computed(page)
    .getByText(/adds up\./)
    .waitFor();
});
