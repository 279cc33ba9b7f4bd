import type { Endpoints, ResponseOf } from "@trove/contract";
import { expect } from "vitest";
import { sha256 } from "../../../../apps/server/test/openings/browser.ts";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { it, type Page } from "../shown.ts";
import type { ShownShop } from "../shown-shop.ts";

type Protection = ResponseOf<Endpoints["getProtection"]>;

/** Changes some fields of the shop's answers about the person's protection. */
function protect(page: Page, change: (real: Protection) => Partial<Protection>): void {
  page.answer("getProtection", async (ask) => {
    const real = (await (await ask()).json()) as Protection;
    return Response.json({ ...real, ...change(real) });
  });
}

async function boxOf(shop: ShownShop): Promise<string> {
  const [box] = (await shop.call("listLootboxes", { query: {} })).body.items;
  return `/lootboxes/${box?.id}`;
}

const session = {
  startedAtUtc: new Date(Date.now() - 61 * 60_000).toISOString(),
  spentAmount: 30,
  wonAmount: 12,
  netAmount: -18,
};

it("a box's page has the best item's chance, the average value, selling back and shipping", async ({
  shop,
  newPage,
}) => {
  const page = await newPage();
  await page.visit(await boxOf(shop));
  for (const fact of [
    "Chance of the best item",
    "Average value per €1",
    "Selling back pays",
    "Shipping with VAT, from",
  ]) {
    await page.getByText(fact, { exact: true }).waitFor();
  }
  await page.getByText("90%", { exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "Open 5 boxes" }).count()).toBe(1);
});

it("a market without quick play leaves one box at a time, no quick open, no skipping and no second demo at a press", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await signUp(shop) });
  protect(page, ({ market }) => ({ market: { ...market, quick: false, maxOpenCount: 1, sellBack: false } }));
  await page.visit(await boxOf(shop));
  await page.getByText("Gambling Therapy").waitFor();
  expect(await page.getByRole("radio", { name: /^Open/ }).count()).toBe(0);
  expect(await page.getByText("Quick open").count()).toBe(0);
  expect(await page.getByText("Selling back pays").count()).toBe(0);
  await page.getByRole("button", { name: "Try the demo" }).click();
  await page.getByRole("button", { name: "Back to the box" }).waitFor();
  expect(await page.getByRole("button", { name: "Try the demo again" }).count()).toBe(0);
});

it("the check of time and money offers to stop first, names help, and begins a break at one press", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await signUp(shop) });
  const phone = "+44 808 000 0000";
  const helpLines = [{ name: "GamCare", url: "https://www.gamcare.org.uk", phone }];
  protect(page, () => ({ due: ["RealityCheck"], session, helpLines }));
  await page.visit(await boxOf(shop));
  const dialog = page.getByRole("dialog", { name: "Time and money" });
  await dialog.getByRole("link", { name: "GamCare" }).waitFor();
  await dialog.getByRole("link", { name: phone }).waitFor();
  expect(document.activeElement?.textContent).toBe("Stop");
  await dialog.getByRole("button", { name: "Take a break: 24 hours" }).click();
  await page.getByText("You're taking a break until").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("the consent to a drawing is the shop's own text, and a text that has changed meanwhile is shown anew", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await signUp(shop) });
  const drawingConsent = (text: string) => ({ version: 1, language: "en" as const, text, textHash: sha256(text) });
  let text = "I agree that the box is opened at once.";
  protect(page, () => ({ due: ["DrawingConsent"], drawingConsent: drawingConsent(text) }));
  await page.visit(await boxOf(shop));
  const goOn = page.getByRole("button", { name: "Go on" });
  await page.getByRole("checkbox", { name: text }).waitFor();
  expect([document.activeElement?.textContent, await goOn.isDisabled()]).toEqual(["Stop", true]);
  await page.getByRole("checkbox", { name: text }).check();
  text = "I agree, and I know what I lose.";
  await goOn.click();
  await page.getByRole("checkbox", { name: text }).waitFor();
  expect(await page.getByRole("checkbox", { name: text }).isChecked()).toBe(false);
});

it("a check that becomes due while boxes are opened waits until their result is closed", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  let due: Protection["due"] = [];
  protect(page, () => ({ due, session }));
  await page.visit(await boxOf(shop));
  await page.getByText("Gambling Therapy").waitFor();
  due = ["RealityCheck"];
  await page.getByRole("button", { name: "Try the demo" }).click();
  const back = page.getByRole("button", { name: "Back to the box" });
  await back.waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await back.click();
  await page.getByRole("dialog", { name: "Time and money" }).waitFor();
});

it("a person who closes their account reads on a box's page that boxes are off", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  protect(page, () => ({ isClosing: true }));
  await page.visit(await boxOf(shop));
  await page.getByText("You're closing your account, so boxes and top-ups are off.").waitFor();
  expect(await page.getByRole("button", { name: /^Open for/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Look at it, or keep your account" }).click();
  await page.waitForPath("/account-settings?tab=data");
});

it("limits that were chosen six months ago are shown to their person again, in the pages", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await signUp(shop) });
  protect(page, () => ({ isReviewDue: true, due: [] }));
  const review = page.getByText(/You chose your limits more than six months ago/);
  for (const path of ["/top-up", "/account/limits"]) {
    await page.visit(path);
    await review.waitFor();
  }
});

it("a person switches the daily confirmation of their openings off", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const page = await newPage({ as: person });
  await page.visit("/account-settings?tab=notifications");
  await page.getByRole("switch", { name: "Confirmation of your openings", checked: true }).click();
  await page.getByText("Saved").waitFor();
  expect((await shop.call("getMailPreferences", {}, person)).body.openingsOfDay).toBe(false);
});
