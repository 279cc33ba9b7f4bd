import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { mailFor } from "../../apps/server/test/people/mailbox.ts";
import { PASSWORD, signUp } from "../../apps/server/test/people/people.ts";
import { codeOf } from "../../apps/server/test/people/second-factor.ts";
import { findFreePort } from "../../apps/server/test/shop/free-port.ts";
import { PHONE, visit } from "../support/browser.ts";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { newOperator } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";

/**
 * Uses a shop without PUBLIC_URL. Its address is then localhost, because browsers offer passkeys only for domain names.
 */
const it = journeyThrough(async () => {
  const port = await findFreePort();
  const shop = await openDemoShop({ PORT: String(port), PUBLIC_URL: "", ADMIN_FACTOR_REQUIRED: "true" });
  return { ...shop, url: `http://localhost:${port}` };
});

/** Adds a virtual fingerprint sensor that always recognises the person. */
async function addSensor(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function sendPassword(page: Page, userName: string): Promise<void> {
  await page.getByLabel("Email or username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, "/auth/jwt/sign-in");
}

/** Enters the code that the shop mails before a person adds the first factor. */
async function enterMailedCode(page: Page, { dataDir }: DemoShop, email: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Check your email" });
  await dialog.waitFor();
  const mailedCode = async () => {
    const mails = await mailFor({ environment: { DATA_DIR: dataDir } }, email);
    return /\b\d{8}\b/.exec(mails.findLast(({ file }) => file.includes("factorCode"))?.text ?? "")?.[0];
  };
  await expect.poll(mailedCode).toBeDefined();
  await dialog.getByLabel("Code from the email").fill((await mailedCode()) ?? "");
  await dialog.getByRole("button", { name: "Continue" }).click();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name });

inLongForm(() => {
  it("a person adds an authenticator app, signs in with it and with a recovery code, and confirms a new password", async ({
    shop,
    newTab,
  }) => {
    const { userName, email } = await signUp(shop);
    const page = await newTab({ size: PHONE, scheme: "light" });
    await visit(page, "/auth/jwt/sign-in?returnTo=%2Faccount-settings%3Ftab%3Dsecurity");
    await sendPassword(page, userName);
    await page.getByRole("button", { name: "Add an authenticator app" }).click();
    await enterMailedCode(page, shop, email);
    const setUp = page.getByRole("dialog", { name: "Add an authenticator app" });
    await setUp.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    await expectSound(page);
    const secret = (await setUp.locator("code").textContent())?.replaceAll(" ", "") ?? "";
    await setUp.getByLabel("Code from the app").fill(codeOf(secret, new Date(), 40));
    await setUp.getByRole("button", { name: "Add" }).click();
    await setUp.getByRole("alert").waitFor();
    await setUp.getByLabel("Code from the app").fill(codeOf(secret, new Date()));
    await setUp.getByRole("button", { name: "Add" }).click();
    const kept = page.getByRole("dialog", { name: "Your recovery codes" });
    await kept.getByRole("listitem").first().waitFor();
    const codes = await kept.getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    await kept.getByRole("button", { name: "I've saved them" }).click();
    await page.getByText("You have 10 codes left.").waitFor();

    await logOut(page);
    await sendPassword(page, userName);
    await heading(page, "Enter your code").waitFor();
    await expectSound(page);
    await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, new Date(), 40));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("alert").waitFor();
    // The code that added the app can't be used again, so this enters the next code.
    await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, new Date(), 1));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/auth"));

    await logOut(page);
    await sendPassword(page, userName);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(codes[3] ?? "");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/auth"));

    await visit(page, "/account-settings?tab=security");
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password").fill("another horse 2");
    await page.getByLabel("Confirm password").fill("another horse 2");
    await page.getByRole("button", { name: "Change password" }).click();
    const confirming = page.getByRole("dialog", { name: "Confirm it's you" });
    await confirming.getByRole("button", { name: "Use a recovery code" }).click();
    await confirming.getByLabel("Recovery code").fill(codes[4] ?? "");
    await confirming.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Password changed").waitFor();
  });
});

it("an administrator adds a passkey before the dashboard opens, and then signs in with it alone", async ({
  shop,
  newPage,
}) => {
  const { userName, email } = await newOperator(shop);
  const page = await newPage();
  const refused: string[] = [];
  page.on("response", (response) => response.status() === 403 && refused.push(response.url()));
  await addSensor(page);
  await visit(page, "/dashboard");
  await sendPassword(page, userName);
  await heading(page, "Set up two-step sign-in").waitFor();
  await expectSound(page);
  await page.getByRole("link", { name: "Set it up" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  expect(refused).toEqual([]);
  await enterMailedCode(page, shop, email);
  const naming = page.getByRole("dialog", { name: "Add a passkey" });
  await naming.getByLabel("Passkey name").fill("Work laptop");
  await naming.getByRole("button", { name: "Add a passkey" }).click();
  await page
    .getByRole("dialog", { name: "Your recovery codes" })
    .getByRole("button", { name: "I've saved them" })
    .click();
  await page.getByText("Work laptop").waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: "Rename Work laptop" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename this passkey" });
  await expectSound(page);
  await renaming.getByLabel("Passkey name").fill("Office laptop");
  await renaming.getByRole("button", { name: "Save" }).click();
  await page.getByText("Office laptop").waitFor();
  await visit(page, "/dashboard");
  await heading(page, "Dashboard").waitFor();

  await logOut(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await heading(page, "Dashboard").waitFor();

  // The other ways to use it are in the long form only.
  if (!inject("size").allLooks) return;
  await logOut(page);
  await sendPassword(page, userName);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await heading(page, "Dashboard").waitFor();

  await visit(page, "/dashboard/security");
  await page.getByRole("button", { name: "Remove Office laptop" }).click();
  await page.getByRole("dialog", { name: "Remove this method?" }).getByRole("button", { name: "Remove" }).click();
  // Asks again although the person is signed in, because another person may be using the device now.
  const confirming = page.getByRole("dialog", { name: "Confirm it's you" });
  await confirming.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("Administrators keep two-step sign-in").waitFor();
});
