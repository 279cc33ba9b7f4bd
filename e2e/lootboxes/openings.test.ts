import { cents, formatEuros, toEuros } from "@trove/money";
import { describe, expect } from "vitest";
import { expectFocusOn, PHONE, reload, visit } from "../support/browser.ts";
import { expectNoPraise, UNCLEAR } from "../support/dishonest/press.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { booksOf, type DemoBox, findBox, publishNext, setStatus } from "../support/operator.ts";
import { expectOpened, keptOpenings, newPlayer, OPEN_CALL, openButton, resultOf, START } from "../support/player.ts";
import { fillAddress } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

/** Movements during an opening: the sum of the layout shifts, and parts that moved relative to the box. */
type Seen = { shifted: number; moved: string[] };

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

describe("opening a box", () => {
  it(
    "shows the win, proves it, keeps it in the URL, and sells it",
    { tags: ["S0-02", "S1-01"] },
    async ({ shop, newTab }) => {
      const one = await newPlayer(shop, newTab, box);
      const { page, person } = one;
      await openButton(page).click();
      await resultOf(page).getByText("Verified").waitFor();
      await expect.poll(() => keptOpenings(page, "Done")).toBe(1);
      await expectOpened(one, 1);
      await expectFocusOn(page, /^Keep$/);
      const told = page.getByRole("status").filter({ hasText: "The box is open" });
      expect(await told.innerText()).toMatch(/^The box is open\s+Verified.*\s+You won .+ You paid .+ Worth /u);

      await reload(page);
      await resultOf(page).getByText("Verified").waitFor();
      await resultOf(page)
        .getByRole("button", { name: /^Sell for/ })
        .click();
      await resultOf(page)
        .getByText(/^Sold for/)
        .waitFor();
      const { balance } = await booksOf(shop, person);
      expect(balance).toBeGreaterThan(START - box.price);
      await page.getByRole("button", { name: "Close" }).last().click();
      await page.getByRole("link", { name: formatEuros(balance) }).waitFor();
      await page.waitForURL((address) => address.search === "");
    },
  );

  it("moves nothing on the page from the first touch to the last strip", async ({ shop, newTab }) => {
    const { page } = await newPlayer(shop, newTab, box);
    await openButton(page).waitFor();
    await page.evaluate(() => {
      const seen: Seen = { shifted: 0, moved: [] };
      Object.assign(window, { seen });
      const stage = document.querySelector("[data-stage]");
      new PerformanceObserver((list) => {
        const isOpening = stage?.getAttribute("data-phase") !== "result";
        // TypeScript does not know entries of this type yet.
        for (const entry of list.getEntries())
          if (isOpening && "value" in entry && typeof entry.value === "number") seen.shifted += entry.value;
      }).observe({ type: "layout-shift" });
      const top = stage?.getBoundingClientRect().top ?? 0;
      const bottom = () => document.querySelector("main dl")?.getBoundingClientRect().top ?? 0;
      const strip = bottom();
      new MutationObserver(() => {
        if (stage?.getAttribute("data-phase") === "result") return;
        if (bottom() - strip !== (stage?.getBoundingClientRect().top ?? 0) - top) seen.moved.push("figures");
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    const offered = page.waitForResponse("**/api/lootboxes/*/offer");
    await openButton(page).hover();
    await offered;
    await openButton(page).click();
    await resultOf(page).getByText("This browser keeps the proofs of your openings.").waitFor();
    await resultOf(page).getByRole("button", { name: "Share" }).waitFor();
    const { shifted, moved } = await page.evaluate(() => Reflect.get(window, "seen") as Seen);
    expect(moved).toEqual([]);
    // Shifts by a fraction of a pixel are invisible. A new element shifts the page at least ten times as much.
    expect(shifted).toBeLessThan(0.001);
  });

  inLongForm(() => {
    it("opens on Space, keeps on K and sells on S, and says what was paid beside the worth", async ({
      shop,
      newPage,
    }) => {
      const one = await newPlayer(shop, newPage, box);
      const { page, person } = one;
      await page.getByRole("button", { name: /^Open for/, description: "Press Space" }).waitFor();
      await page.keyboard.press("Space");
      await resultOf(page).getByText("Verified").waitFor();
      await resultOf(page)
        .getByText(new RegExp(`^You paid ${formatEuros(box.price)}\\. Worth €[\\d.,]+\\.$`, "u"))
        .waitFor();
      await page.keyboard.press("k");
      await resultOf(page).waitFor({ state: "hidden" });
      await expectFocusOn(page, /^Open for/);

      await page.keyboard.press("Space");
      await resultOf(page).getByText("Verified").waitFor();
      await page.keyboard.press("s");
      await resultOf(page)
        .getByText(/^Sold for/)
        .waitFor();
      await expect.poll(async () => (await booksOf(shop, person)).balance).toBeGreaterThan(START - box.price * 2);
    });

    it("ships a win straight from the result, on a phone, to a new address", async ({ shop, newPage }) => {
      const { page, person } = await newPlayer(shop, newPage, box, { size: PHONE, scheme: "light" });
      await openButton(page).click();
      await resultOf(page).getByText("Verified").waitFor();
      await resultOf(page).getByRole("link", { name: "Ship" }).click();
      await page.getByText("1 of 20 selected").waitFor();
      const next = page.getByRole("button", { name: "Continue" });
      await next.click();
      await page.getByRole("radio", { name: /^Standard/ }).check();
      await next.click();
      await page.getByRole("button", { name: "Add your address" }).waitFor();
      await next.click();
      await page.getByRole("dialog", { name: "Add an address" }).waitFor();
      await fillAddress(page);
      await page.getByRole("button", { name: "Save address" }).click();
      await page.getByRole("radio", { name: /^Home/, checked: true }).waitFor();
      await next.click();
      await page.getByRole("button", { name: "Ship for €10.00" }).click();
      await page.getByRole("heading", { name: "Your shipment is confirmed" }).waitFor();
      expect((await booksOf(shop, person)).balance).toBe(START - box.price - 1000);
      await page.getByRole("link", { name: "Track this shipment" }).click();
      await page.getByRole("button", { name: /Ordered/, expanded: true }).waitFor();
    });
  });

  it("runs the whole reel, and Esc ends it at once", async ({ shop, newPage }) => {
    const { page } = await newPlayer(shop, newPage, box, { hasMotion: true });
    await page.getByRole("button", { name: "Sound" }).click();
    await openButton(page).click();
    await page.locator("[data-running]").waitFor();
    await expect.poll(() => openButton(page).getAttribute("aria-disabled")).toBe("true");
    // Pauses all animations, so that the reel can't end by itself and only Esc can end it.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
    await page.keyboard.press("Escape");
    await resultOf(page).waitFor();

    // The strips stay behind the result. Esc then closes only the settings that are opened above them.
    const settings = page.getByRole("dialog", { name: "Settings" });
    await page.getByRole("banner").getByRole("button", { name: "Open account menu" }).click();
    await page.getByRole("dialog", { name: "Account" }).getByRole("button", { name: "Settings" }).click();
    await settings.waitFor();
    await page.keyboard.press("Escape");
    await settings.waitFor({ state: "hidden" });
    await resultOf(page).waitFor();
  });
});

inLongForm(() => {
  describe("a page that is out of date", () => {
    it("is told when the odds changed: nothing is opened, it is no breach, and the new odds can be opened", async ({
      shop,
      newTab,
    }) => {
      const changing = await findBox(shop, "sweet-counter");
      const one = await newPlayer(shop, newTab, changing);
      const { page } = one;
      await publishNext(shop, changing);
      await openButton(page).click();
      await page.getByText("What's inside this box has changed since you looked").waitFor();
      await expectOpened(one, 0);
      await page.getByText("Odds, version 2").waitFor();
      await openButton(page).click();
      await resultOf(page).getByText("Verified").waitFor();
      await expectOpened(one, 1);
    });
  });

  inLongForm(() => {
    it("shows both prices when the price changed, and asks again", async ({ shop, newPage }) => {
      const changing = await findBox(shop, "desk-drawer");
      const one = await newPlayer(shop, newPage, changing);
      const { page } = one;
      const now = cents(changing.price + 100);
      await publishNext(shop, changing, now);
      await openButton(page).click();
      await page
        .getByText(`The price has changed from ${formatEuros(changing.price)} to ${formatEuros(now)}`)
        .waitFor();
      await expectOpened(one, 0);
      await page.getByRole("button", { name: `Open for ${formatEuros(now)}` }).click();
      await resultOf(page).getByText("Verified").waitFor();
    });

    it("keeps its price while no record comes, although the price has changed meanwhile", async ({ shop, newPage }) => {
      const changing = await findBox(shop, "washstand");
      const one = await newPlayer(shop, newPage, changing);
      const { page } = one;
      const now = cents(changing.price + 100);
      let isSilent = true;
      await page.route(OPEN_CALL, (route) => {
        const params = { expected: toEuros(changing.price), actual: toEuros(now) };
        const problem = { type: "about:blank", title: "", status: 409, code: "PRICE_CHANGED", params };
        return isSilent
          ? route.fulfill({ status: 409, contentType: "application/problem+json", json: problem })
          : route.continue();
      });
      await openButton(page).click();
      await page.getByText(UNCLEAR).waitFor();
      await publishNext(shop, changing, now);
      await expectNoPraise(page);
      await expectOpened(one, 0);
      isSilent = false;
      await resultOf(page).getByText("Verified").waitFor();
      await expectOpened(one, 1);
    });

    it("says that a paused box can't be opened", async ({ shop, newPage }) => {
      const paused = await findBox(shop, "pencil-case");
      const one = await newPlayer(shop, newPage, paused);
      await setStatus(shop, paused, "Paused");
      await openButton(one.page).click();
      await one.page.getByText("This box can't be opened right now").first().waitFor();
      await expectOpened(one, 0);
      await expect.poll(() => openButton(one.page).isDisabled()).toBe(true);
    });
  });
});

describe("a person who can't open a box", () => {
  it(
    "a visitor can play the demo, which sends no request, and comes back to the box after sign-in",
    { tags: ["S0-01", "S6-26"] },
    async ({ newTab }) => {
      const page = await newTab();
      await visit(page, `/lootboxes/${box.id}`);
      const calls: string[] = [];
      page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
      await page.getByRole("button", { name: "Try the demo" }).click();
      await page.getByText("Demo — nothing is won or charged").first().waitFor();
      await page.getByRole("heading", { name: "You would have won" }).waitFor();
      expect(calls).toEqual([]);
      await page.getByRole("button", { name: "Back to the box" }).click();
      await page.getByRole("link", { name: "Sign in to open" }).click();
      await page.waitForURL("**/auth/jwt/sign-in?returnTo=*");
      expect(new URL(page.url()).searchParams.get("returnTo")).toBe(`/lootboxes/${box.id}`);
    },
  );

  it("somebody with too little money is offered to top up the missing amount", async ({ shop, newTab }) => {
    const dear = await findBox(shop, "the-jewellers-tray");
    const { page } = await newPlayer(shop, newTab, dear);
    const link = page.getByRole("link", { name: `Top up ${formatEuros(cents(dear.price - START))}` });
    const target = new URL((await link.getAttribute("href")) ?? "", shop.url);
    expect(target.searchParams.get("amount")).toBe("219");
    expect(target.searchParams.get("returnTo")).toBe(`/lootboxes/${dear.id}`);
  });
});
