import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PASSWORD } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { inLongForm } from "./support/short-form.ts";

/** How a person operates controls: by mouse or touch, or by keyboard alone. */
type Hands = {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (select: Locator, label: string) => Promise<void>;
};

const pointer: Hands = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  async choose(select, label) {
    await select.selectOption({ label });
  },
};

const MOST_TABS = 120;

const hasFocus = (element: Element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element;
const isGroupFocused = (element: Element) => {
  const focused = element.ownerDocument.activeElement;
  return element.matches("[type=radio]") && focused?.getAttribute("name") === element.getAttribute("name");
};

/**
 * Operates the page by keyboard: Tab reaches controls, and arrow keys move within a group of radio buttons. Fails if a
 * control can't be reached.
 */
function keyboardOf(page: Page): Hands {
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let count = 0; count < MOST_TABS; count += 1) {
      if (await control.evaluate(hasFocus)) return;
      await page.keyboard.press((await control.evaluate(isGroupFocused)) ? "ArrowRight" : "Tab");
    }
    throw new Error(`the keyboard does not reach ${control.toString()}`);
  }
  return {
    async press(control) {
      await reach(control);
      const isInput = await control.evaluate((element) => element.matches("input"));
      await page.keyboard.press(isInput ? "Space" : "Enter");
    },
    async type(field, text) {
      await reach(field);
      await page.keyboard.press("Control+A");
      await page.keyboard.type(text);
    },
    async choose(select, label) {
      await reach(select);
      await page.keyboard.type(label);
    },
  };
}

const balanceLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /€/ });

async function signUp(page: Page, { press, type }: Hands): Promise<void> {
  const userName = `s${randomUUID().slice(0, 8)}`;
  await type(page.getByLabel("First name"), "Sanne");
  await type(page.getByLabel("Last name"), "Bakker");
  await type(page.getByLabel("Email"), `${userName}@trove.example`);
  await type(page.getByLabel("Username"), userName);
  await type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await press(page.getByRole("checkbox"));
  await press(page.getByRole("button", { name: "Create account" }));
  await balanceLink(page).waitFor();
}

async function topUp50(page: Page, hands: Hands): Promise<void> {
  await hands.press(balanceLink(page));
  await page.getByRole("heading", { name: "Top up", level: 1 }).waitFor();
  await hands.type(page.getByLabel("Amount in euros"), "50");
  await hands.press(page.getByRole("button", { name: "Pay €50.00" }));
  await hands.type(page.getByLabel("Card number"), "4242424242424242");
  await hands.type(page.getByLabel("Expiry date"), "1240");
  await hands.type(page.getByLabel("Security code"), "123");
  await hands.press(page.getByRole("button", { name: /^Pay/ }));
  await page.getByRole("heading", { name: "Payment received" }).waitFor();
  await page.getByText("€50.00 was added to your balance.").waitFor();
}

async function openBoxes(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole("radio", { name: "Open 3 boxes" }));
  await hands.press(page.getByRole("button", { name: /^Open 3 for / }));
  await hands.press(page.getByRole("button", { name: "Turn all cards" }));
  const result = page.getByRole("region", { name: "You won 3 items" });
  await result
    .getByText(/^Verified/)
    .first()
    .waitFor();
  await hands.press(result.getByRole("button", { name: "Keep all" }));
  await result.waitFor({ state: "detached" });
}

async function sellFirst(page: Page, { press }: Hands): Promise<void> {
  await press(page.getByRole("button", { name: /^Sell .*for €/ }).first());
  await press(page.getByRole("dialog").getByRole("button", { name: /^Sell for €/ }));
  await page.getByRole("status").filter({ hasText: "sold for €" }).first().waitFor();
}

async function wholeStory(page: Page, hands: Hands): Promise<void> {
  await visit(page, "/auth/jwt/sign-up?returnTo=%2Flootboxes%3Fsort%3Dprice-asc");
  await signUp(page, hands);
  await topUp50(page, hands);

  await visit(page, "/lootboxes?search=Game%20Night");
  await hands.press(page.getByRole("heading", { name: "Game Night" }).getByRole("link"));
  await page.getByRole("heading", { name: "Game Night", level: 1 }).waitFor();
  await openBoxes(page, hands);

  await visit(page, "/inventory");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(2)
    .waitFor();
  await sellFirst(page, hands);

  await visit(page, "/transactions");
  await page.getByText("Opened Game Night").first().waitFor();
  await expect.poll(() => page.getByText("Opened Game Night").count()).toBe(3);
  await page
    .getByText(/^Sold /)
    .first()
    .waitFor();
  await page.getByText("+€50.00").first().waitFor();
}

describe("the story of a new customer", () => {
  it(
    "a new customer signs up, tops up, opens, proves, sells and finds it all again on a phone",
    { tags: ["S2-07"] },
    async ({ newTab }) => {
      await wholeStory(await newTab({ size: PHONE, scheme: "light" }), pointer);
    },
  );

  inLongForm(() => {
    it("a new customer does the same by keyboard alone, on a desktop", async ({ newTab }) => {
      const page = await newTab();
      await wholeStory(page, keyboardOf(page));
    });
  });
});
