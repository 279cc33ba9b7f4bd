import type { Page } from "playwright-core";
import { expect } from "vitest";
import { mailFor } from "../../apps/server/test/people/mailbox.ts";
import { PASSWORD, signUp } from "../../apps/server/test/people/people.ts";
import { codeOf } from "../../apps/server/test/people/second-factor.ts";
import { visit } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { sweep } from "../support/sweep.ts";
import { inLongForm } from "../support/short-form.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function sendPassword(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel("Email or username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Sign in").click();
}

/** Returns the code that the shop mails before a person adds the first factor. */
async function mailedCode({ dataDir }: DemoShop, email: string): Promise<string> {
  const code = async () => {
    const mails = await mailFor({ environment: { DATA_DIR: dataDir } }, email);
    return /\b\d{8}\b/.exec(mails.findLast(({ file }) => file.includes("factorCode"))?.text ?? "")?.[0];
  };
  await expect.poll(code).toBeDefined();
  return (await code()) ?? "";
}

it("signing in and up looks right", async ({ newTab }) => {
  await sweep(await newTab(), [
    {
      name: "a wrong password",
      at: "/auth/jwt/sign-in",
      act: (page) => sendPassword(page, "demo", "wrong 1"),
      see: "Wrong username or password",
    },
    {
      name: "signing up with mistakes",
      at: "/auth/jwt/sign-up",
      act: (page) => button(page, "Create account").click(),
      see: "is required",
    },
    { name: "a forgotten password", isMinor: true, at: "/auth/jwt/forgot-password", see: heading },
    { name: "a provider that the shop doesn't use", at: "/auth/firebase/sign-in", see: "isn't enabled" },
  ]);
});

it("pages about what can't be shown look right", async ({ newTab }) => {
  await sweep(await newTab(), [
    { name: "what comes soon", isMinor: true, at: "/coming-soon", see: heading },
    { name: "maintenance", at: "/maintenance", see: heading },
    { name: "an unknown address", at: "/404", see: heading },
    { name: "without a connection", isMinor: true, act: (page) => page.goto("/offline"), see: heading },
    {
      name: "an order's link that doesn't work",
      isMinor: true,
      at: "/track-order#nobody",
      see: "This link doesn't work.",
    },
    { name: "the end of a kind of mail", at: "/unsubscribe/shipmentSent/nobodys", see: "Turn off" },
    {
      name: "the end of the mail about the first goods",
      isMinor: true,
      at: "/opening-soon/end/nobodys",
      see: "Delete",
    },
  ]);
});

inLongForm(() => {
  it("an authenticator app looks right, from adding it to signing in with it", async ({ shop, newTab }) => {
    const { userName, email } = await signUp(shop);
    const page = await newTab();
    const setUp = dialog(page, "Add an authenticator app");
    await visit(page, "/auth/jwt/sign-in?returnTo=%2Faccount-settings%3Ftab%3Dsecurity");
    await sendPassword(page, userName, PASSWORD);
    await sweep(page, [
      {
        name: "the code from an email",
        isMinor: true,
        act: () => button(page, "Add an authenticator app").click(),
        see: () => dialog(page, "Check your email"),
      },
      {
        name: "the app's QR code",
        act: async () => {
          await page.getByLabel("Code from the email").fill(await mailedCode(shop, email));
          await button(page, "Continue").click();
        },
        see: () => setUp.getByRole("img", { name: "QR code for your authenticator app" }),
      },
      {
        name: "the recovery codes",
        act: async () => {
          const secret = (await setUp.locator("code").textContent())?.replaceAll(" ", "") ?? "";
          await setUp.getByLabel("Code from the app").fill(codeOf(secret, new Date()));
          await setUp.getByRole("button", { name: "Add" }).click();
        },
        see: () => dialog(page, "Your recovery codes").getByRole("listitem"),
      },
      {
        name: "security with the app",
        isMinor: true,
        act: () => button(page, "I've saved them").click(),
        see: "You have 10 codes left.",
      },
      {
        name: "the second step of signing in",
        act: async () => {
          await page.evaluate(() => sessionStorage.clear());
          await visit(page, "/auth/jwt/sign-in");
          await sendPassword(page, userName, PASSWORD);
        },
        see: "Enter your code",
      },
    ]);
  });
});
