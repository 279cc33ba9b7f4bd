import { type Market, marketPresets } from "@trove/contract";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { credit, signUp } from "../../apps/server/test/people/people.ts";
import { marketsOf, marketWith } from "../../apps/server/test/protection/markets.ts";
import { changeGroup } from "../../apps/server/test/settings/change-group.ts";
import { expectFocusOn, visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox } from "../support/operator.ts";
import { newOperator } from "../support/people.ts";
import { openButton, resultOf, START } from "../support/player.ts";

const it = journeyThrough(openDemoShop);

const HELP = { GB: "GamCare", DE: "Check dein Spiel" } as const;

describe("a market with careful values", () => {
  it.for(["GB", "DE"] as const)(
    "%s leads a person from the question about limits to a break",
    async (code, { shop, newPage }) => {
      const preset: Market = marketPresets[code];
      const own = { ...preset, boxes: true, boxWithdrawal: "Item" as const };
      const value = marketsOf(marketWith({}), { [code]: own });
      await changeGroup(shop, await newOperator(shop, "Owner"), "markets", { value });
      const box = await findBox(shop, "game-night");
      const person = await signUp(shop);
      await addAddress(shop, person, code);
      await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: code } }, person);
      await credit(shop, person, START);
      const page = await newPage({ as: person });

      await visit(page, "/top-up");
      await page.getByRole("heading", { name: "Would you like a deposit limit?" }).waitFor();
      expect(await page.getByRole("button", { name: "No limit for now" }).count()).toBe(code === "GB" ? 1 : 0);
      await page.getByRole("link", { name: "Set a limit" }).click();
      await page.getByLabel("Amount in euros").first().fill("200");
      await page.getByRole("button", { name: "Set limit" }).first().click();
      await page.getByText("€0.00 of €200.00").waitFor();

      await visit(page, `/lootboxes/${box.id}`);
      await page.getByRole("link", { name: HELP[code] }).waitFor();
      expect(await page.getByRole("radio", { name: /^Open/ }).count()).toBe(0);
      expect(await page.getByText("Quick open").count()).toBe(0);
      await openButton(page).click();
      await resultOf(page).getByText("Verified").waitFor();
      expect(await page.getByRole("button", { name: /^Open again/ }).count()).toBe(0);
      await resultOf(page).getByRole("button", { name: "Keep" }).click();

      await sql`update protection_states set session_from = session_from - interval '61 minutes',
      report_seen_at = now() where user_id = ${person.userId}`.execute(shop.owner.connection);
      await visit(page, `/lootboxes/${box.id}`);
      const check = page.getByRole("dialog", { name: "Time and money" });
      await check.getByRole("link", { name: HELP[code] }).waitFor();
      await expectFocusOn(page, /^Stop$/);
      await expectSound(page);
      await check.getByRole("button", { name: "Go on" }).click();
      await check.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Take a break: 24 hours" }).click();
      await page.getByText("You're taking a break until").waitFor();
      expect(await openButton(page).count()).toBe(0);
    },
  );
});
