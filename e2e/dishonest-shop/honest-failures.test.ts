import { parseReceipt } from "@trove/fairness";
import { expect } from "vitest";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { evidenceButton, judgeBy, keyOptions, logOptions, savedBy } from "../support/dishonest/evidence.ts";
import { receiptWith } from "../support/dishonest/forger.ts";
import { openProofs, rowsWith } from "../support/dishonest/proofs.ts";
import { reload } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { type DemoBox, findBox, hurryLog } from "../support/operator.ts";
import { signIn, tabRecordOf } from "../support/people.ts";
import { expectOpened, newPlayer, OPEN_CALL, openButton, resultOf } from "../support/player.ts";
import { callsOf, lieAbout } from "../support/dishonest/proxy.ts";
import { playedBefore, press } from "../support/dishonest/press.ts";
import { newCustomer } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

inLongForm(() => {
  it("a clock of the shop that is put forward five minutes after the offer: a question, on the command line too", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    await lieAbout(one.page, "openLootbox", (answer) => {
      const time = new Date(Date.parse(parseReceipt(answer.receipt.text).time) + 5 * 60_000).toISOString();
      return receiptWith(answer, { time });
    });
    const result = await press(one, resultOf);
    await result.getByRole("heading", { name: "Did the shop's clock change?" }).waitFor();
    await result.getByText("Please confirm").waitFor();
    await expectSound(one.page);
    const path = await savedBy(one.page, evidenceButton(result));
    const { exitCode, report } = await judgeBy([...(await keyOptions(shop)), ...(await logOptions(shop))], path);
    expect([exitCode, report]).toEqual([2, expect.stringMatching(/: CONTESTED/u)]);
    expect(report).toMatch(/ask {7}the record is older than its answer/u);
    await result.getByRole("button", { name: "Accept this time" }).click();
    await result.getByText("Verified, not yet in the log").waitFor();
  });
});

inLongForm(() => {
  it("a restore that lost what a reveal builds on: the press can be set aside, and goes on once it can be recorded", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page } = one;
    const lost = { type: "about:blank", title: "", status: 409, code: "HISTORY_LOST", traceId: "" };
    await page.route(OPEN_CALL, (route) => route.fulfill({ status: 409, json: lost }));
    const notice = await press(one, (place) => place.getByText(/^The shop has lost changes of your account/u));
    await expectSound(page);
    await page.getByRole("button", { name: "Set aside for now" }).click();
    await page.getByText(/^Your opening of .* isn't finished/u).waitFor();
    await openButton(page).click();
    await notice.waitFor();
    await page.unroute(OPEN_CALL);
    await resultOf(page)
      .getByText(/^Verified/u)
      .waitFor();
  });
});

/** Waits until the records log has an entry: the page asks for its own records only then, and learns who it is. */
async function untilLogged(shop: DemoShop): Promise<void> {
  await openBoxes(shop, await newCustomer(shop), { lootboxId: box.id, price: box.price });
  const size = async () => {
    await hurryLog(shop);
    const [, count] = (await (await fetch(`${shop.url}/log/records/checkpoint`)).text()).split("\n");
    return Number(count);
  };
  await expect.poll(size).toBeGreaterThan(0);
}

inLongForm(() => {
  it("a session that ends between offer and reveal ends nothing: the reveal is its own authority", async ({
    shop,
    newTab,
  }) => {
    await untilLogged(shop);
    const one = await newPlayer(shop, newTab, box);
    const { page, person } = one;
    await page.getByRole("banner").getByRole("link", { name: "€100.00" }).waitFor();
    const offered = page.waitForResponse((response) => response.url().endsWith("/offer"));
    await openButton(page).hover();
    await offered;
    await shop.call("logout", {}, { token: person.token });
    // The box is opened all the same. The person has to sign in again to see the result.
    await press(one, (place) => place.getByRole("heading", { name: /^Sign in/ }));
    await expectOpened(one, 1);
    // A document without scripts, which could sign the person out again.
    await page.goto("/health/live");
    await page.evaluate(
      (record) => sessionStorage.setItem("user_data", record),
      tabRecordOf(await signIn(shop, person.userName)),
    );
    await openProofs(page);
    await rowsWith(page, "Verified").waitFor();
  });
});

inLongForm(() => {
  it("a shop that can't say who it is any more: an honest answer verifies by what the browser knows", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page } = one;
    const offered = page.waitForResponse((response) => response.url().endsWith("/offer"));
    await openButton(page).hover();
    await offered;
    await page.route(callsOf("getApplicationInfo"), (route) => route.fulfill({ status: 500, body: "" }));
    await press(one, (place) => resultOf(place).getByText("Verified"));
    await expectOpened(one, 1);
    const path = await savedBy(page, evidenceButton(resultOf(page)));
    expect((await judgeBy(await keyOptions(shop), path)).exitCode).toBe(0);
  });
});

it("cleared storage: the page asks about the browser that it was, and goes on", async ({ shop, newTab }) => {
  const one = await playedBefore(shop, newTab, box);
  const { page } = one;
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await reload(page);
  const question = page.getByRole("dialog", { name: "A new browser can open boxes for you. Is it yours?" });
  await press(one, () => question);
  await question.getByRole("button", { name: "Yes, it's mine" }).click();
  await press(one, (place) => resultOf(place).getByText("Verified"));
  await openProofs(page);
  await rowsWith(page, "Recomputed").waitFor();
  expect(await rowsWith(page, "Doesn't match").count()).toBe(0);
  await expectOpened(one, 2);
});

inLongForm(() => {
  it("a log that is five minutes late is only late", async ({ shop, newPage }) => {
    const { page } = await playedBefore(shop, newPage, box);
    await lieAbout(page, "listOpenings", (list) => ({
      ...list,
      items: list.items.map((entry) => ({ ...entry, logIndex: null })),
    }));
    await page.context().clock.install({ time: Date.now() + 5 * 60_000 });
    await openProofs(page);
    await page.getByText("One isn't in the public log yet. This can take a minute.").waitFor();
    expect(await rowsWith(page, "Doesn't match").count()).toBe(0);
  });
});
