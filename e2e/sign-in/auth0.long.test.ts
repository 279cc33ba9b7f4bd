import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { findFreePort } from "../../apps/server/test/shop/free-port.ts";
import { PHONE, visit, WIDE } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { watchPolicy } from "../support/payment-forms/flow-stand-in.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { openTenant, type Tenant } from "../support/sign-in/auth0.ts";
import type { Mood } from "../support/sign-in/moody-server.ts";
import { keptOf, press, signOut } from "../support/sign-in/pages.ts";
import { expectScreens } from "../support/sign-in/screens.ts";

let opened: Tenant | undefined;
const tenant = () => {
  if (opened === undefined) throw new Error("the tenant is not open");
  return opened;
};
const it = journeyThrough(async () => {
  const port = String(await findFreePort());
  opened = await openTenant(`http://127.0.0.1:${port}`);
  const shop = await openDemoShop({ ...opened.variables, PORT: port });
  return {
    ...shop,
    async close() {
      await shop.close();
      await tenant().server.close();
    },
  };
});

async function enter(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel("Address").fill(email);
  await page.getByLabel("Secret").fill(secret);
  await page.getByRole("button", { name: "Continue" }).click();
}

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text }).waitFor();
const newEmail = () => `mara-${randomUUID().slice(0, 8)}@trove.example`;

function addUser(): string {
  const email = newEmail();
  tenant().users.set(email, { sub: `auth0|${randomUUID()}`, email, password: "a secret", isVerified: true });
  return email;
}

/** Returns true if the tenant would sign the same person in again without a password. */
const isRemembered = async (context: BrowserContext) =>
  (await context.cookies(tenant().server.url)).some(({ name }) => name === "_session");

it("auth0: its screen alone is enabled, in every language", { tags: ["S2-56", "S2-63"] }, async ({ newTab }) =>
  expectScreens(await newTab(), "auth0"),
);

it.for(inject("size").allLooks ? [WIDE, PHONE] : [WIDE])(
  "auth0: to the provider's page and back to where the person was, and out of both, at $width px",
  { tags: ["S2-63", "S2-86"] },
  async (size, { shop, newVisitor }) => {
    const email = newEmail();
    const context = await newVisitor({ size });
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
    expect(await isRemembered(context)).toBe(true);
    await signOut(page, `${shop.url}/`);
    await expect.poll(() => isRemembered(context)).toBe(false);

    await visit(page, "/auth/auth0/sign-in?from=%2Ffaq");
    await press(page, "Sign in");
    await enter(page, email, "second secret");
    await page.waitForURL("**/faq");
    expect(blocked).toEqual([]);
  },
);

it("auth0: every link to the sign-in leads to the shop's own method", async ({ shop, newPage }) => {
  const { items } = (await shop.call("listLootboxes", { query: {} })).body;
  const page = await newPage({ size: PHONE });
  const linksOf = () =>
    page
      .locator('a[href*="/sign-in"]')
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI).pathname));
  for (const path of ["/", `/lootboxes/${items[0]?.id}`, "/provably-fair", "/cart"]) {
    await visit(page, path);
    expect([path, new Set(await linksOf())]).toEqual([path, new Set(["/auth/auth0/sign-in"])]);
  }
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL("**/auth/auth0/sign-in?from=*");
});

/** Signs in at the tenant, which fails as `mood` says when the shop then requests the token. */
async function signInWith(page: Page, mood: Mood): Promise<void> {
  const email = addUser();
  await visit(page, "/auth/auth0/sign-in");
  await press(page, "Sign in");
  await page.route("**/oauth/token", async (route) => {
    tenant().server.mood = mood;
    await route.continue();
  });
  await enter(page, email, "a secret");
}

it("auth0: a provider that is down, talks nonsense or never answers is given up with a message", async ({
  newVisitor,
}) => {
  for (const mood of ["failing", "nonsense", "slow"] as const) {
    const context = await newVisitor();
    await context.clock.install();
    const page = await context.newPage();
    const asked = page.waitForRequest("**/oauth/token");
    await signInWith(page, mood);
    await asked;
    if (mood === "slow") await context.clock.fastForward("00:21");
    await alert(page, "sign-in service");
    await expectSound(page);
    tenant().server.mood = "well";
  }
});

it("auth0: a provider that changes its keys in the middle signs in with the new ones", async ({ newVisitor }) => {
  const signedIn = async (): Promise<boolean> => {
    const page = await (await newVisitor()).newPage();
    await signInWith(page, "well");
    const done = page.getByRole("heading", { name: "Complete your account" });
    await done.or(page.getByRole("alert")).waitFor();
    if (await done.isVisible()) return true;
    await alert(page, "wasn't accepted");
    return false;
  };
  expect(await signedIn()).toBe(true);
  await tenant().rotate();
  await expect.poll(signedIn, { interval: 5000 }).toBe(true);
});
