import { expect } from "vitest";
import { openBoxes } from "../../../../apps/server/test/openings/browser.ts";
import { shareOpening } from "../../../../apps/server/test/openings/share.ts";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { findBox } from "../../../../e2e/support/operator.ts";
import { newCustomer } from "../../../../e2e/support/shopper.ts";
import { it, type Page } from "../shown.ts";

let person: TestPerson;
let transactionId: string;
it.beforeAll(async ({ shop }) => {
  const box = await findBox(shop, "game-night");
  person = await newCustomer(shop);
  const { body } = await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  transactionId = body.openings[0]?.transactionId ?? "";
});

const again = (page: Page) => page.getByRole("button", { name: "Watch again" });
const phase = () => document.querySelector<HTMLElement>("[data-stage]")?.dataset["phase"];

it("the page of a past opening waits for a press, and has neither a price to open again nor anything to sell", async ({
  newPage,
}) => {
  const page = await newPage({ as: person });
  await page.visit(`/openings/${transactionId}`);
  await again(page).waitFor();
  await page.getByRole("heading", { level: 1, name: /^You won / }).waitFor();
  await page.getByRole("heading", { level: 3, name: "Proof" }).waitFor();
  await page.getByText(/^This opening is of/).waitFor();
  expect(phase()).toBe("idle");
  const main = page.getByRole("main");
  expect(await main.getByRole("button", { name: /^(Open|Sell|Keep|Ship)/ }).count()).toBe(0);
});

it("a past opening whose record can't be read now is not shown again, and the page says why", async ({ newPage }) => {
  const page = await newPage({ as: person });
  await page.visit(`/openings/${transactionId}`);
  page.answer("getOpeningDetail", async () => new Response(null, { status: 503 }));
  await again(page).click();
  await page.getByText(/^The record of this opening can't be checked right now/).waitFor();
  expect(phase()).toBe("idle");
});

it("an opening of somebody else, and one that never was, have no page", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newCustomer(shop) });
  for (const id of [transactionId, "nothing"]) {
    await page.visit(`/openings/${id}`);
    await page.getByText("This opening doesn't exist, or it isn't yours.").waitFor();
    expect(await again(page).count()).toBe(0);
  }
});

it("a shared opening that the log does not have yet is not shown again", async ({ shop, newPage }) => {
  const { token } = (await shareOpening(shop, person, transactionId)).body;
  const page = await newPage();
  page.answer("getSharedOpening", async (ask) => {
    const shown: object = await (await ask()).json();
    return Response.json({ ...shown, logIndex: null });
  });
  await page.visit(`/openings/shared/${token}`);
  await again(page).click();
  await page.getByText(/^The record of this opening can't be checked right now/).waitFor();
  expect(phase()).toBe("idle");
});

it("the dialog of an opening in the statement leads to its page", async ({ newPage }) => {
  const page = await newPage({ as: person });
  await page.visit("/transactions");
  await page
    .getByRole("button", { name: /Game Night/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "Watch again" }).click();
  await page.waitForPath(`/openings/${transactionId}`);
  await again(page).waitFor();
});
