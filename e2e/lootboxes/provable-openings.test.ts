import { describe, expect } from "vitest";
import { cents } from "@trove/money";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { credit } from "../../apps/server/test/people/people.ts";
import { reload, visit } from "../support/browser.ts";
import { untilLogged } from "../support/backup.ts";
import {
  evidenceButton,
  expectJudged,
  judgeBy,
  keyOptions,
  logOptions,
  savedBy,
} from "../support/dishonest/evidence.ts";
import { saveAllButton } from "../support/dishonest/proofs.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { booksOf, type DemoBox, findBox } from "../support/operator.ts";
import {
  expectOpened,
  keptOpenings,
  loseResponse,
  newPlayer,
  OPEN_CALL,
  openButton,
  resultOf,
  START,
} from "../support/player.ts";
import { buyItem, dearestItem } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

const UNCLEAR =
  "We don't know yet whether your boxes were opened. We'll ask again with the same request, so you can't be charged twice.";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

describe("a press", () => {
  it("is one call when an offer was fetched ahead, and so is each one after it", async ({ shop, newTab }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page } = one;
    const calls: string[] = [];
    page.on("request", (request) => {
      const [, call] = /\/api\/lootboxes\/[^/]+\/(offer|open)$/u.exec(request.url()) ?? [];
      if (call !== undefined) calls.push(call);
    });
    await openButton(page).hover();
    await expect.poll(() => calls).toEqual(["offer"]);
    await openButton(page).click();
    await resultOf(page).getByText("Verified").waitFor();
    await resultOf(page)
      .getByRole("button", { name: /^Open again/ })
      .click();
    await expectOpened(one, 2);
    await resultOf(page).getByText("Verified").waitFor();
    expect(calls).toEqual(["offer", "open", "open"]);
  });

  it("has an offer fetched ahead by a pointer that rested on the button that it replaces", async ({ shop, newTab }) => {
    const { page } = await newPlayer(shop, newTab, box);
    const button = page.locator("[data-opens]");
    await button.waitFor();
    const offer = page.waitForRequest("**/api/lootboxes/*/offer");
    // Browsers then say that the pointer comes from the parent of the removed button.
    await button.evaluate((element) => {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, relatedTarget: element.parentElement }));
    });
    await offer;
  });
});

describe("an opening whose record does not come", () => {
  inLongForm(() => {
    it("sends the same request again: one charge, one verified result", async ({ shop, newTab }) => {
      const one = await newPlayer(shop, newTab, box);
      const { page } = one;
      const sent: (string | null)[] = [];
      await page.route(OPEN_CALL, async (route) => {
        sent.push(route.request().postData());
        await (sent.length < 3 ? loseResponse(route) : route.continue());
      });
      await openButton(page).click();
      await page.getByText(UNCLEAR).waitFor();
      await resultOf(page).getByText("Verified").waitFor();
      expect(sent).toHaveLength(3);
      expect(new Set(sent).size).toBe(1);
      await expectOpened(one, 1);
    });
  });

  it("goes on after a reload during the opening", async ({ shop, newTab }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page } = one;
    await page.route(OPEN_CALL, loseResponse);
    await openButton(page).click();
    await page.getByText(UNCLEAR).waitFor();
    await expect.poll(() => keptOpenings(page, "Open")).toBe(1);
    await reload(page);
    await page.unroute(OPEN_CALL);
    await resultOf(page).getByText("Verified").waitFor();
    await page.getByText(`Your earlier opening of ${box.name} went through`).waitFor();
    await expect.poll(() => keptOpenings(page, "Done")).toBe(1);
    await expectOpened(one, 1);
  });

  inLongForm(() => {
    it("offers the evidence after ten seconds, makes other boxes wait, and settles it at the next visit", async ({
      shop,
      newPage,
    }) => {
      const one = await newPlayer(shop, newPage, box);
      const { page } = one;
      await page.context().clock.install();
      await page.context().route(OPEN_CALL, (route) => route.abort("connectionreset"));
      await openButton(page).click();
      await page.getByText(UNCLEAR).waitFor();
      expect(await page.getByRole("button", { name: "Save the evidence" }).count()).toBe(0);
      for (let second = 0; second < 12; second += 1) await page.context().clock.runFor(1000);
      await page.getByRole("button", { name: "Save the evidence" }).waitFor();
      await expectSound(page);
      const other = await findBox(shop, "toy-chest");
      await visit(page, `/lootboxes/${other.id}`);
      await page.getByText(`Your opening of ${box.name} isn't finished.`).waitFor();
      await expectOpened(one, 0);
      await page.context().unroute(OPEN_CALL);
      await reload(page);
      await resultOf(page).getByText("Verified").waitFor();
      await resultOf(page).getByText(`From ${box.name}`).waitFor();
      await expectOpened(one, 1);
    });
  });
});

describe("tabs and browsers", () => {
  it("two tabs that open at the same time both get a verified result", async ({ shop, newPage }) => {
    const one = await newPlayer(shop, newPage, box);
    const second = await one.page.context().newPage();
    await visit(second, `/lootboxes/${box.id}`);
    await Promise.all([one.page, second].map((page) => openButton(page).click()));
    for (const page of [one.page, second]) await resultOf(page).getByText("Verified").waitFor();
    await expectOpened(one, 2);
  });

  inLongForm(() => {
    it("a new browser is shown before anything is opened, and what it opened is fetched and verified", async ({
      shop,
      newTab,
    }) => {
      const one = await newPlayer(shop, newTab, box);
      const { page } = one;
      await openButton(page).click();
      await resultOf(page).getByText("Verified").waitFor();
      await page.keyboard.press("Escape");
      await openBoxes(shop, one.person, { lootboxId: box.id, price: box.price });
      await reload(page);
      await openButton(page).click();
      const question = page.getByRole("dialog", { name: "A new browser can open boxes for you. Is it yours?" });
      await question.getByText("Firefox on Linux").waitFor();
      await expectSound(page);
      await expectOpened(one, 2);
      await question.getByRole("button", { name: "Yes, it's mine" }).click();
      await openButton(page).click();
      await resultOf(page).getByText("Verified").waitFor();
      await expectOpened(one, 3);
      await visit(page, "/account-settings?tab=fairness");
      await page.getByText("The shop lists 3 openings.").waitFor();
      await expect.poll(() => page.getByText("Recomputed", { exact: true }).count()).toBe(1);
    });
  });
});

describe("a void", () => {
  it("a void by money that another tab spent asks whether it was the person, and shows what would have been won", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page, person } = one;
    const dear = await dearestItem(shop);
    // Enough money for the box or the item, but one cent too little for both.
    await credit(shop, person, cents(dear.price + box.price - 1 - START));
    // Waits until the page is hydrated, so that it reacts to the pointer.
    await visit(page, `/lootboxes/${box.id}`);
    const offered = page.waitForResponse((response) => response.url().endsWith("/offer"));
    await openButton(page).hover();
    await offered;
    await buyItem(shop, person, dear);
    await openButton(page).click();
    const end = page.getByRole("dialog", { name: "Nothing was opened and nothing was charged" });
    await end.getByText("You would have won", { exact: true }).waitFor();
    await end.getByText("Please confirm").waitFor();
    await expectSound(page);
    await end.getByRole("button", { name: "Yes, that was me" }).click();
    await end.getByText("Verified, not yet in the log", { exact: true }).waitFor();
    expect((await booksOf(shop, person)).openings).toBe(0);
  });
});

inLongForm(() => {
  describe("a browser that can't keep proofs", () => {
    it("is told before anything is revealed, with what to do", async ({ shop, newPage }) => {
      const one = await newPlayer(shop, newPage, box);
      const { page } = one;
      await page.addInitScript(() => {
        Object.defineProperty(window, "indexedDB", {
          value: {
            open() {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          },
        });
      });
      await reload(page);
      await openButton(page).hover();
      await page.getByText("Open the shop in a regular window").waitFor();
      await expectSound(page);
      await openButton(page).click();
      await page.getByText("Open the shop in a regular window").waitFor();
      await expectOpened(one, 0);
    });
  });
});

describe("a tampered answer", () => {
  inLongForm(() => {
    it("stops everything, and leaves evidence that the command line judges in the same way", async ({
      shop,
      newTab,
    }) => {
      const one = await newPlayer(shop, newTab, box);
      const { page } = one;
      await page.route(OPEN_CALL, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        body.openings[0].item.name = "Solid gold bar";
        await route.fulfill({ response, json: body });
      });
      await openButton(page).click();
      const breach = page.getByRole("dialog", { name: "This opening doesn't match its proof" });
      await breach.waitFor();
      await expectSound(page);
      await expectJudged(shop, await savedBy(page, evidenceButton(breach)), "Seen");

      await page.unroute(OPEN_CALL);
      await page.keyboard.press("Escape");
      await openButton(page).click();
      await breach.waitFor();
      await expectOpened(one, 1);
      await breach.getByRole("button", { name: "I have the evidence. Continue" }).click();
      await openButton(page).click();
      await resultOf(page).getByText("Verified").waitFor();
    });
  });

  it("an honest answer's evidence verifies on the command line and on the page about fair openings", async ({
    shop,
    newTab,
  }) => {
    const { page, person } = await newPlayer(shop, newTab, box);
    await openButton(page).click();
    const path = await savedBy(page, evidenceButton(resultOf(page)));
    expect((await judgeBy(await keyOptions(shop), path)).exitCode).toBe(0);
    await visit(page, "/provably-fair");
    await page.getByRole("radio", { name: "A proof file" }).check();
    const verdict = page.getByRole("status").filter({ hasText: "One opening" });
    await page.locator("input[type=file]").setInputFiles(path);
    // Only the check against the public log has nothing to compare with, because the log doesn't have the record yet.
    await verdict.getByText("nothing to compare with", { exact: true }).waitFor();
    await verdict.getByText("Verified, not yet in the log", { exact: true }).first().waitFor();
    const options = [...(await keyOptions(shop)), ...(await logOptions(shop))];
    const early = await judgeBy(options, path);
    expect(early.report).toMatch(/: VERIFIED, NOT YET IN THE LOG/u);
    expect(early.exitCode).toBe(3);

    await untilLogged(shop, person, 1);
    const logged = page.getByText("All of them are in the public log.");
    await expect
      .poll(
        async () => {
          await visit(page, "/account-settings?tab=fairness");
          await page.getByText("The shop lists one opening.").waitFor();
          return logged.count();
        },
        { timeout: 90_000, interval: 1000 },
      )
      .toBe(1);
    const all = await savedBy(page, saveAllButton(page));
    expect((await judgeBy(options, all)).exitCode).toBe(0);
    await page.locator("input[type=file]").setInputFiles(all);
    await verdict.getByText("Verified", { exact: true }).first().waitFor();
  });
});
