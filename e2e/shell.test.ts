import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PASSWORD, signUp } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { signIn, signInAs, tabRecordOf } from "./support/people.ts";
import { inLongForm } from "./support/short-form.ts";

/** The balance in the header. Its text is "Balance: -" while it loads. */
const balanceLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Balance|€/ });

describe("signing in and out", () => {
  it(
    "registers, keeps the session in the tab, signs out and in again",
    {
      tags: [
        "S2-45",
        "S2-87",
        "S2-89",
        "S3-01",
        "S3-02",
        "S3-03",
        "S4-12",
        "S4-13",
        "S4-14",
        "S4-15",
        "S4-16",
        "S4-20",
        "S6-18",
        "S6-31",
        "S7-01",
        "S7-02",
        "S9-01",
      ],
    },
    async ({ shop, newPage }) => {
      const page = await newPage();
      const called = new Set<string>();
      const tokens = new Set<string>();
      page.on("request", (request) => {
        called.add(new URL(request.url()).origin);
        tokens.add(request.headers()["authorization"] ?? "");
      });
      const record = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("user_data") ?? "null"));
      const userName = `anna${Date.now()}`;
      await visit(page, "/auth/jwt/sign-up?returnTo=%2Fcoming-soon");
      await page.getByLabel("First name").fill("Anna");
      await page.getByLabel("Last name").fill("de Vries");
      await page.getByLabel("Email").fill(`${userName}@trove.example`);
      await page.getByLabel("Username").fill(userName);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByText("Password strength: Strong").waitFor();
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Create account" }).click();
      await page.waitForURL("**/coming-soon");
      const cookies = await page.context().cookies(`${shop.url}/api/auth/login`);
      expect(cookies.map(({ name, httpOnly }) => ({ name, httpOnly }))).toContainEqual({
        name: "trove_device",
        httpOnly: true,
      });
      const { token, ...person } = await record();
      expect(person).toEqual({ email: `${userName}@trove.example`, userName, roles: ["User"] });
      await expect.poll(() => [...tokens]).toEqual(["", `Bearer ${token}`]);
      await page.getByRole("button", { name: /account/i }).click();
      await page.getByRole("button", { name: "Logout" }).click();
      await page.waitForURL(`${shop.url}/`);
      await expect.poll(record).toBeNull();
      await visit(page, "/auth/jwt/sign-in");
      await page.getByLabel("Email or username").fill(userName);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.waitForURL(`${shop.url}/`);
      const again = await record();
      expect(again).toMatchObject(person);
      await expect.poll(() => [...tokens]).toEqual(["", `Bearer ${token}`, `Bearer ${again.token}`]);
      expect([...called]).toEqual([shop.url]);
    },
  );

  inLongForm(() => {
    it("shows mistakes beside their field, keeps the typed text and moves the focus there", async ({ newTab }) => {
      const page = await newTab();
      await visit(page, "/auth/jwt/sign-up");
      await page.getByLabel("First name").fill("Anna");
      await page.getByRole("button", { name: "Create account" }).click();
      await page.getByText("Last name is required").waitFor();
      await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Anna");
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("lastName");
    });
  });

  it(
    "shows the same message for a wrong password and for an unknown account",
    { tags: ["S2-46", "S2-62", "S2-67", "S2-68", "S2-69", "S5-01", "S6-30", "S8-06"] },
    async ({ newPage }) => {
      const page = await newPage();
      await visit(page, "/auth/jwt/sign-in");
      await expect.poll(() => page.title()).toBe("Sign in | Trove");
      const side = page.getByRole("complementary");
      await side.getByText("Trove shows every chance before you open").waitFor();
      await side.locator("svg").first().waitFor();
      await page.setViewportSize({ width: 899, height: 900 });
      await side.waitFor({ state: "hidden" });
      for (const name of ["demo", "nobody-of-that-name"]) {
        await page.getByLabel("Email or username").fill(name);
        await page.getByLabel("Password", { exact: true }).fill("not the password 1");
        await page.getByRole("button", { name: "Sign in" }).click();
        await page.getByRole("alert").filter({ hasText: "Wrong username or password" }).waitFor();
      }
      await page.route("**/api/auth/login", (route) => route.fulfill({ json: {} }));
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("alert").filter({ hasText: "Token not found in response" }).waitFor();
    },
  );
});

describe("the header", () => {
  inLongForm(() => {
    it(
      "lets an administrator go home and sign out from the dashboard",
      { tags: ["S2-107", "S2-108", "S2-109", "S2-121", "S2-70", "S4-18", "S4-19", "S4-20", "S6-22"] },
      async ({ shop, newTab }) => {
        const page = await newTab({ as: await signInAs(shop, "admin") });
        const header = page.getByRole("banner");
        await visit(page, "/dashboard");
        const logo = page.getByRole("link", { name: "Trove", exact: true });
        expect(await logo.getAttribute("href")).toBe("/");
        await header.getByRole("button", { name: "Open account menu" }).click();
        const account = page.getByRole("dialog", { name: "Account" });
        await account.getByText("admin@").waitFor();
        expect(await account.getByRole("link").allTextContents()).toEqual(["Home", "Security"]);
        await account.getByRole("link", { name: "Home" }).click();
        await page.waitForURL(`${shop.url}/`);
        const links = () => header.getByRole("link").allTextContents();
        await expect.poll(links).toEqual(["Trove", "Shop", "Boxes", "Go to Dashboard"]);
        await header.getByRole("link", { name: "Go to Dashboard" }).click();
        await header.getByRole("button", { name: "Open account menu" }).click();
        await account.getByRole("button", { name: "Logout" }).click();
        await page.waitForURL(`${shop.url}/`);
        await header.getByRole("link", { name: "Sign in" }).waitFor();
        expect(await page.getByRole("dialog").count()).toBe(0);
      },
    );
  });

  it(
    "shows no cart and no balance to somebody without a role, and lets them sign out",
    { tags: ["S2-90", "S2-99", "S6-19"] },
    async ({ shop, newTab }) => {
      const { userId, userName } = await signUp(shop);
      await shop.owner.pool.query("update users set roles = '{}' where user_id = $1", [userId]);
      const page = await newTab({ as: await signIn(shop, userName) });
      const header = page.getByRole("banner");
      await visit(page, "/shop");
      await header.getByRole("button", { name: "Logout" }).waitFor();
      await expect.poll(() => header.getByRole("link", { name: /Cart|Balance|Dashboard|Inventory/ }).count()).toBe(0);
      await visit(page, "/auth/jwt/sign-in?returnTo=%2Ffaq");
      await page.getByRole("heading", { level: 1, name: `Signed in as ${userName}` }).waitFor();
      await page.getByRole("main").getByRole("button", { name: "Logout" }).waitFor();
      await visit(page, "/shop");
      await header.getByRole("button", { name: "Logout" }).click();
      await header.getByRole("link", { name: "Sign in" }).waitFor();
    },
  );

  inLongForm(() => {
    it("S2-129 the menu of a phone closes on every navigation, also to the page that is shown", async ({ newPage }) => {
      const page = await newPage({ size: PHONE });
      await visit(page, "/faq");
      const menu = page.getByRole("dialog", { name: "Main" });
      for (const place of ["/faq", "/shop"]) {
        await page.getByRole("button", { name: "Open menu" }).click();
        await menu.getByRole("link", { name: place === "/faq" ? "FAQ" : "Shop", exact: true }).click();
        await menu.waitFor({ state: "hidden" });
        await page.waitForURL(`**${place}`);
      }
    });
  });
});

describe("the session's end", () => {
  it(
    "is announced with the specified alert and leads to sign-in",
    { tags: ["S4-22", "S4-23", "S4-24", "S8-05"] },
    async ({ shop, newVisitor }) => {
      const context = await newVisitor({ as: await signUp(shop), size: PHONE });
      await context.clock.install();
      const page = await context.newPage();
      const alerts: string[] = [];
      page.on("dialog", (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await visit(page, "/coming-soon");
      await balanceLink(page).waitFor();
      await context.clock.fastForward("13:00:00");
      await page.waitForURL("**/auth/jwt/sign-in");
      expect(alerts).toEqual(["Your session has expired, please log in again."]);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("user_data"))).toBeNull();
    },
  );

  it("reaches every tab when one signs out", { tags: ["S6-17"] }, async ({ shop, newVisitor }) => {
    const context = await newVisitor();
    const person = await signUp(shop);
    const first = await context.newPage();
    await visit(first, "/coming-soon");
    await first.evaluate((record) => sessionStorage.setItem("user_data", record), tabRecordOf(person));
    await visit(first, "/coming-soon");
    const second = await context.newPage();
    await visit(second, "/coming-soon");
    // Waits for the balance, so that no request is open. Otherwise the shop could refuse an open request before the
    // second tab learns of the sign-out.
    for (const page of [first, second]) await balanceLink(page).filter({ hasText: "€" }).waitFor();
    await first.getByRole("button", { name: /account/i }).click();
    await first.getByRole("button", { name: "Logout" }).click();
    await second.getByRole("link", { name: "Sign in" }).first().waitFor();
  });
});
