import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { judgeBy, keyOptions, savedBy } from "../support/dishonest/evidence.ts";
import { openProofs, saveAllButton } from "../support/dishonest/proofs.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { newPlayer, openButton, resultOf } from "../support/player.ts";

it("a break in one press on the box page is signed by both sides, and proven in the account", async ({
  shop,
  newTab,
}) => {
  const box = await findBox(shop, "game-night");
  const { page } = await newPlayer(shop, newTab, box);
  await openButton(page).click();
  await resultOf(page).getByText("Verified").waitFor();
  await resultOf(page).getByRole("button", { name: "Keep", exact: true }).click();
  await page.getByRole("button", { name: "Take a break: 24 hours" }).click();
  await page.getByText("You're taking a break until").first().waitFor();
  await openProofs(page);
  const signed = page.getByRole("region", { name: "Signed by you and the shop" });
  await signed.getByRole("listitem").filter({ hasText: "Break" }).getByText("Verified").waitFor();
  const path = await savedBy(page, saveAllButton(page));
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ format: "lootbox/proofs/v4", stops: [{}] });
  const { report } = await judgeBy(await keyOptions(shop), path);
  expect(report).toContain("1 openings, 1 stops: ");
  expect(report).toMatch(/a break of 24 hours, since \S+, before nonce 1: VERIFIED/u);
});

it("the end of all offers is signed by both sides after signing out everywhere else", async ({ shop, newTab }) => {
  const { page, person } = await newPlayer(shop, newTab, await findBox(shop, "game-night"));
  await openButton(page).click();
  await resultOf(page).getByText("Verified").waitFor();
  await shop.call("login", { body: { emailOrUserName: person.userName, password: person.password } });
  await visit(page, "/account-settings?tab=security");
  const answered = page.waitForResponse("**/api/protection/stops");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  expect((await answered).status()).toBe(200);
  await openProofs(page);
  const signed = page.getByRole("region", { name: "Signed by you and the shop" });
  await signed.getByRole("listitem").filter({ hasText: "All offers ended" }).getByText("Verified").waitFor();
});
