import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { reload, visit } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { type DemoBox, findBox, hurryLog } from "../support/operator.ts";
import { newCustomer } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

let box: DemoBox;
let person: TestPerson;
let ticket: number | undefined;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
  person = await newCustomer(shop);
  const opened = await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  ticket = opened.body.openings[0]?.ticket;
});

/** Waits until the records log has published the opening and the shop lists it. */
async function untilListed(shop: DemoShop): Promise<void> {
  const tickets = async () => {
    await hurryLog(shop);
    const { body } = await shop.call("listRecentOpenings", { query: { lootboxId: box.id } });
    return body.map((one) => one.ticket);
  };
  await expect.poll(tickets).toContain(ticket);
}

const ofBox = (page: Page) => page.getByRole("region", { name: "Latest openings of this box" });
const strip = (page: Page) => page.getByRole("region", { name: "Recent openings" });
const toTheEnd = (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded();

/** Shows all openings of the box. Others of the same minute, from earlier tests, may stand before the newest. */
async function showAllOfBox(page: Page): Promise<void> {
  await toTheEnd(page);
  await ofBox(page).getByRole("listitem").first().waitFor();
  const more = ofBox(page).getByRole("button", { name: /^Show all/ });
  if (await more.isVisible()) await more.click();
}

inLongForm(() => {
  it("a visitor's browser verifies the latest openings of a box by the public log", async ({ shop, newTab }) => {
    await untilListed(shop);
    const page = await newTab();
    await visit(page, `/lootboxes/${box.id}`);
    await toTheEnd(page);
    const first = ofBox(page).getByRole("listitem").first();
    await first.getByRole("button", { name: /^Verify in your browser/ }).click();
    await first.getByText("In the public log", { exact: true }).waitFor();
    await first.getByText("The ticket follows from the seeds and the odds: holds").waitFor();
    await first.getByText("The log's entry").click();
    await first.getByText('{"kind":"opening"').waitFor();
    await first.getByText("Check this elsewhere").click();
    await first.getByText("the shop names nobody else who would check its openings").waitFor();
    await first.getByRole("button", { name: "Save the file" }).waitFor();
    await expectSound(page);
  });
});

inLongForm(() => {
  it("an item that nobody won is shown for what it is", async ({ newTab }) => {
    const page = await newTab();
    await lieAbout(page, "listRecentOpenings", (list) =>
      list.map((opening) => ({ ...opening, item: { ...opening.item, name: "Solid gold bar" } })),
    );
    await visit(page, `/lootboxes/${box.id}`);
    await toTheEnd(page);
    const first = ofBox(page).getByRole("listitem").first();
    await first.getByRole("button", { name: /^Verify in your browser/ }).click();
    await first.getByText("Doesn't match", { exact: true }).waitFor();
    await first.getByText("The item follows from the ticket: differs").waitFor();
  });
});

inLongForm(() => {
  it("openings are anonymous until their person shows the name, and again when they take it back", async ({
    shop,
    newPage,
    newVisitor,
  }) => {
    await untilListed(shop);
    await shop.call("setOpeningName", { body: { isShown: false } }, person);
    const page = await newPage({ as: person });
    const visitor = await (await newVisitor()).newPage();
    await visit(visitor, "/lootboxes");
    await toTheEnd(visitor);
    await strip(visitor).getByText("Anonymous").first().waitFor();
    expect(await strip(visitor).getByText(person.userName).count()).toBe(0);
    await visit(page, "/account-settings?tab=fairness");
    const choice = page.getByRole("switch", { name: /^Show my username beside my openings/ });
    await choice.check();
    await page.getByText("Your username is now shown beside your openings").waitFor();
    await visit(visitor, `/lootboxes/${box.id}`);
    await showAllOfBox(visitor);
    await ofBox(visitor).getByText(person.userName).first().waitFor();
    await choice.uncheck();
    await page.getByText("Your openings are anonymous again").waitFor();
    await reload(visitor);
    await showAllOfBox(visitor);
    await ofBox(visitor).getByText("Anonymous").first().waitFor();
    expect(await ofBox(visitor).getByText(person.userName).count()).toBe(0);
  });
});

it("the strip of recent openings brings news until it is paused", async ({ newPage }) => {
  const page = await newPage();
  await page.clock.install();
  let calls = 0;
  await lieAbout(page, "listRecentOpenings", (list) => {
    calls += 1;
    return list.map((opening) => ({ ...opening, item: { ...opening.item, name: `Prize ${calls}` } }));
  });
  await visit(page, "/lootboxes");
  await toTheEnd(page);
  await strip(page).getByText("Prize 1").first().waitFor();
  await page.clock.runFor(16_000);
  await strip(page).getByText("Prize 2").first().waitFor();
  await strip(page).getByRole("button", { name: "Pause updates" }).click();
  await strip(page).getByRole("button", { name: "Resume updates" }).waitFor();
  await page.clock.runFor(120_000);
  expect(await strip(page).getByText("Prize 2").count()).toBeGreaterThan(0);
  await strip(page).getByRole("button", { name: "Resume updates" }).click();
  await page.clock.runFor(16_000);
  await strip(page).getByText("Prize 3").first().waitFor();
});
