import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { watchPolicy } from "../support/flow-stand-in.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { openTenant, type Tenant } from "../support/sign-in/auth0.ts";
import { keptOf, press, signOut } from "../support/sign-in/pages.ts";

let opened: Tenant | undefined;
const tenant = () => {
  if (opened === undefined) throw new Error("the tenant is not open");
  return opened;
};
const it = journeyThrough(async () => {
  opened = await openTenant();
  const shop = await openDemoShop(opened.variables);
  return {
    ...shop,
    async close() {
      await shop.close();
      await tenant().front.close();
    },
  };
});

async function enter(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel("Address").fill(email);
  await page.getByLabel("Secret").fill(secret);
  await page.getByRole("button", { name: "Continue" }).click();
}

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text }).waitFor();

it(
  "auth0: to the provider's page and back to where the person was, and out of both",
  { tags: ["S2-63", "S2-86"] },
  async ({ shop, newVisitor }) => {
    const email = `mara-${randomUUID().slice(0, 8)}@trove.example`;
    tenant().forget();
    const context = await newVisitor({ reducedMotion: true });
    const blocked = await watchPolicy(context);
    const page = await context.newPage();
    await page.goto("/transactions?from=2026-01-01");
    await page.waitForURL("**/auth/auth0/sign-in?returnTo=*");
    await expectSound(page);

    await press(page, "Create an account");
    await page.getByRole("button", { name: "Cancel" }).click();
    await alert(page, "was cancelled");
    expect(new URL(page.url()).search).toBe("");

    await visit(page, "/auth/auth0/sign-in?returnTo=%2Ftransactions%3Ffrom%3D2026-01-01");
    await press(page, "Create an account");
    await enter(page, email, "first secret");
    await alert(page, "verify your email");
    const user = tenant().users.get(email);
    if (user === undefined) throw new Error("nobody signed up");
    user.isVerified = true;
    user.password = "second secret";

    await press(page, "Sign in");
    await enter(page, email, "first secret");
    await page.getByRole("heading", { name: "Wrong address or secret" }).waitFor();
    await enter(page, email, "second secret");
    await page.getByRole("heading", { name: "Complete your account" }).waitFor();
    await expectSound(page);
    expect(new URL(page.url()).searchParams.get("code")).toBeNull();
    await page.getByLabel("Username").fill(`mara${Date.now()}`);
    await page.getByRole("checkbox").check();
    await press(page, "Continue");
    await page.waitForURL("**/transactions?from=2026-01-01");

    const { local, tab, databases, cookies } = await keptOf(page);
    expect([...local, ...tab, ...databases, cookies].join(" ")).not.toMatch(/auth0|a0\.spajs/i);
    expect(tenant().remembers()).toBe(true);
    await signOut(page, `${shop.url}/`);
    await expect.poll(() => tenant().remembers()).toBe(false);

    await visit(page, "/auth/auth0/sign-in?from=%2Ffaq");
    await press(page, "Sign in");
    await enter(page, email, "second secret");
    await page.waitForURL("**/faq");
    expect(blocked).toEqual([]);
  },
);
