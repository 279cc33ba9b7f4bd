import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { visit } from "../browser.ts";
import { type Desk, expectSoundFor, PASSWORD } from "./desk.ts";
import { alertOf, fillSignIn, heading, press, signOut } from "./pages.ts";
import { lastMail } from "./stand-in.ts";

const NEW_PASSWORD = "eleven loud kettles 2";

/** The shop accepts new keys of a provider 30 seconds after it has fetched the old ones, by the same code for each. */
const isKeyChangeTried = inject("size").allLooks;

async function resetPassword(page: Page, desk: Desk, email: string): Promise<void> {
  const { standIn, method } = desk;
  await visit(page, `/auth/${method}/sign-in`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await heading(page, "Forgot your password?");
  await expectSoundFor(page, desk);
  await page.getByLabel("Email").fill(email);
  await press(page, "Send email");
  await heading(
    page,
    standIn.linkOf({ to: email, about: "reset", code: "" }) ? "Check your inbox" : "Choose a new password",
  );
  const mail = lastMail(standIn, email, "reset");
  const link = standIn.linkOf(mail);
  if (link === undefined) await page.getByLabel("Verification code").fill(mail.code);
  else {
    await visit(page, link);
    await page.waitForURL((url) => !url.href.includes(mail.code) && url.pathname.startsWith(`/auth/${method}/`));
  }
  await expectSoundFor(page, desk);
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
  await press(page, "Save password");
  await heading(page, "Sign in to Trove");
  if (link === undefined) return;
  await visit(page, link);
  await page.getByLabel("New password").fill(`${NEW_PASSWORD} again`);
  await page.getByLabel("Confirm password").fill(`${NEW_PASSWORD} again`);
  await press(page, "Save password");
  await alertOf(page).filter({ hasText: "already been used" }).waitFor();
}

async function expectProviderTroubles(page: Page, { standIn, method }: Desk, email: string): Promise<void> {
  for (const mood of ["failing", "nonsense"] as const) {
    standIn.front.mood = mood;
    await visit(page, `/auth/${method}/sign-in`);
    await fillSignIn(page, email, NEW_PASSWORD);
    await alertOf(page).filter({ hasText: "sign-in service" }).waitFor();
  }
  standIn.front.mood = "well";
}

/**
 * Signs in after the provider's keys have changed. The shop fetches the new keys only after a while; until then the
 * page says that the sign-in wasn't accepted.
 */
async function signInWithNewKeys(page: Page, { standIn, method }: Desk, email: string): Promise<void> {
  await standIn.front.rotate();
  const isIn = () => page.evaluate(() => sessionStorage.getItem("user_data") !== null);
  const signInOnce = async (): Promise<boolean> => {
    await visit(page, `/auth/${method}/sign-in`);
    await fillSignIn(page, email, NEW_PASSWORD);
    await expect.poll(async () => (await isIn()) || (await alertOf(page).count()) > 0).toBe(true);
    if (await isIn()) return true;
    expect(await alertOf(page).textContent()).toContain("wasn't accepted");
    return false;
  };
  await expect.poll(signInOnce, { interval: 3000 }).toBe(true);
}

/** Signs out and changes the password by mail. Then meets the old password and troubles of the provider. */
export async function changePassword(page: Page, desk: Desk, email: string, home: string): Promise<void> {
  await visit(page, "/account-settings?tab=security");
  await page.getByText("Our sign-in service keeps your password").waitFor();
  await signOut(page, home);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(`**/auth/${desk.method}/sign-in?from=*`);
  await resetPassword(page, desk, email);
  await visit(page, `/auth/${desk.method}/sign-in`);
  await fillSignIn(page, email, PASSWORD);
  await alertOf(page).filter({ hasText: "Wrong email" }).waitFor();
  await expectProviderTroubles(page, desk, email);
  if (!isKeyChangeTried) return;
  await signInWithNewKeys(page, desk, email);
  await page.waitForURL(home);
}
