import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect } from "vitest";
import { visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";
import { type DemoBox, findBox } from "./support/operator.ts";
import {
  expectOpened,
  loseResponse,
  newPlayer,
  OPEN_CALL,
  openButton,
  resultOf,
  storedRequests,
} from "./support/player.ts";

const UNCLEAR =
  "We don't know yet whether your boxes were opened. We'll ask again with the same request, so you can't be charged twice.";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

describe("when the response is lost", () => {
  it("sends the same request again: one charge, one verified result", async ({ shop, newPage }) => {
    const one = await newPlayer(shop, newPage, box);
    const { page } = one;
    const sent: { key: string | undefined; body: string | null }[] = [];
    await page.context().route(OPEN_CALL, async (route) => {
      sent.push({ key: route.request().headers()["idempotency-key"], body: route.request().postData() });
      await (sent.length < 3 ? loseResponse(route) : route.continue());
    });
    await openButton(page).click();
    await page.getByText(UNCLEAR).waitFor();
    await resultOf(page).getByText("Verified").waitFor();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((request) => JSON.stringify(request))).size).toBe(1);
    await expectOpened(one, 1);
  });

  it("sends it again after a reload during the opening", async ({ shop, newPage }) => {
    const one = await newPlayer(shop, newPage, box);
    const { page } = one;
    await page.context().route(OPEN_CALL, loseResponse);
    await openButton(page).click();
    await page.getByText(UNCLEAR).waitFor();
    await expect.poll(() => storedRequests(page)).toBe(1);
    await page.reload();
    await page.context().unroute(OPEN_CALL);
    await resultOf(page).getByText("Verified").waitFor();
    await page.getByText(`Your earlier opening of ${box.name} went through`).waitFor();
    await expect.poll(() => storedRequests(page)).toBe(0);
    await expectOpened(one, 1);
  });

  it("says so if no response arrives at all, and settles it at the next visit, also on another box", async ({
    shop,
    newPage,
  }) => {
    const one = await newPlayer(shop, newPage, box);
    const { page } = one;
    await page.context().clock.install();
    await page.context().route(OPEN_CALL, (route) => route.abort("connectionreset"));
    await openButton(page).click();
    for (let second = 0; second < 12; second += 1) await page.context().clock.runFor(1000);
    await page.getByText(UNCLEAR).waitFor();
    await expectOpened(one, 0);
    await page.context().unroute(OPEN_CALL);
    const other = await findBox(shop, "toy-chest");
    await visit(page, `/lootboxes/${other.id}`);
    await resultOf(page).getByText("Verified").waitFor();
    await resultOf(page).getByText(`From ${box.name}`).waitFor();
    await expectOpened(one, 1);
  });
});

describe("two tabs", () => {
  it("that open at the same time both get a verified result", async ({ shop, newPage }) => {
    const one = await newPlayer(shop, newPage, box);
    const second = await one.page.context().newPage();
    await visit(second, `/lootboxes/${box.id}`);
    await Promise.all([one.page, second].map((page) => openButton(page).click()));
    for (const page of [one.page, second]) await resultOf(page).getByText("Verified").waitFor();
    await expectOpened(one, 2);
  });

  it("of different browsers do too: the slower one opens again under the new terms", async ({ shop, newPage }) => {
    const one = await newPlayer(shop, newPage, box);
    const second = await newPage({ as: one.person, reducedMotion: true });
    await visit(second, `/lootboxes/${box.id}`);
    await one.page.context().route(
      OPEN_CALL,
      async (route) => {
        await openButton(second).click();
        await resultOf(second).waitFor();
        await route.continue();
      },
      { times: 1 },
    );
    await openButton(one.page).click();
    for (const page of [one.page, second]) await resultOf(page).getByText("Verified").waitFor();
    await expectOpened(one, 2);
  });
});

describe("a tampered response", () => {
  it("is shown as a breach, with evidence that the command line confirms", async ({ shop, newPage }) => {
    const one = await newPlayer(shop, newPage, box);
    const { page } = one;
    await page.context().route(OPEN_CALL, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.openings[0].ticket = (body.openings[0].ticket + 1) % 1_000_000;
      await route.fulfill({ response, json: body });
    });
    await openButton(page).click();
    await page.getByRole("heading", { name: "This opening doesn't match its proof" }).waitFor();
    await expectSound(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the evidence" }).click(),
    ]);
    expect(await verdictOf(await download.path())).toBe(1);
    await expect.poll(() => storedRequests(page)).toBe(1);

    await page.context().unroute(OPEN_CALL);
    await page.getByRole("button", { name: "Ask the shop again" }).click();
    await resultOf(page).getByText("Verified").waitFor();
    await expect.poll(() => storedRequests(page)).toBe(0);
    await expectOpened(one, 1);
  });

  it("an honest response's evidence verifies on the command line and on the page about fair openings", async ({
    shop,
    newPage,
  }) => {
    const { page } = await newPlayer(shop, newPage, box);
    await openButton(page).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      resultOf(page).getByRole("button", { name: "Save the evidence" }).click(),
    ]);
    const path = await download.path();
    expect(await verdictOf(path)).toBe(0);
    await visit(page, "/provably-fair");
    await page.getByRole("radio", { name: "An evidence file" }).check();
    await page.locator("input[type=file]").setInputFiles(path);
    await page.getByText("Verified", { exact: true }).waitFor();
  });

  it("a replaced commitment stops the next opening before anything is sent", async ({ shop, newPage }) => {
    const one = await newPlayer(shop, newPage, box);
    const { page } = one;
    await openButton(page).click();
    await resultOf(page).getByText("Verified").waitFor();
    await page.keyboard.press("Escape");
    await page.context().route("**/api/users/provablyFair", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), serverSeedHash: "0".repeat(64) } });
    });
    await openButton(page).click();
    await page.getByRole("heading", { name: "The shop took back a promise" }).waitFor();
    await expectOpened(one, 1);
  });
});

/** The exit code of the command-line verifier: 0 verified, 1 breach, 2 recomputed only. */
function verdictOf(path: string): Promise<number> {
  const cli = fileURLToPath(new URL("../packages/fairness/src/cli.ts", import.meta.url));
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, path], () => resolve(child.exitCode ?? -1));
  });
}
