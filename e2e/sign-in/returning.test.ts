import { people } from "@trove/demo";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { PHONE, visit, WIDE } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { expectScreens } from "../support/sign-in/screens.ts";
import { inLongForm } from "../support/short-form.ts";

async function signIn(page: Page, who: "user" | "admin"): Promise<void> {
  const { userName, password } = people[who];
  await page.getByLabel("Email or username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

inLongForm(() => {
  it(
    "the screens of no identity provider are enabled in a shop that keeps the passwords itself",
    { tags: ["S2-62"] },
    async ({ newTab }) => expectScreens(await newTab(), "jwt"),
  );
});

const ways = [
  { who: "admin", from: "header", size: WIDE, end: "/dashboard" },
  { who: "admin", from: "menu", size: PHONE, end: "/dashboard" },
  { who: "user", from: "header", size: WIDE, end: "/lootboxes?sort=name" },
] as const;

it.for(inject("size").allLooks ? ways : ways.filter(({ from }) => from === "header"))(
  "the $who who signs in from the $from gets to $end",
  { tags: ["S1-21", "S2-88"] },
  async ({ who, from, size, end }, { shop, newTab }) => {
    const page = await newTab({ size });
    await visit(page, "/lootboxes?sort=name");
    if (from === "menu") await page.getByRole("button", { name: "Open menu" }).click();
    await page
      .getByRole(from === "menu" ? "dialog" : "banner")
      .getByRole("link", { name: "Sign in" })
      .click();
    await signIn(page, who);
    await page.waitForURL(shop.url + end);
  },
);

it(
  "an admin who is asked to sign in on the way to a page returns to it",
  { tags: ["S2-77", "S2-84", "S2-87"] },
  async ({ newTab }) => {
    const page = await newTab();
    await visit(page, "/dashboard/two");
    await signIn(page, "admin");
    await page.waitForURL("**/dashboard/two");
  },
);
