import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { PHONE, visit, WIDE } from "../browser.ts";
import { watchPolicy } from "../flow-stand-in.ts";
import { journeyThrough } from "../journey.ts";
import { type DemoShop, openDemoShop } from "../demo-shop.ts";
import { expectSound } from "../looks.ts";
import { alertOf, fillSignIn, heading, keptOf, press, signOut } from "./pages.ts";
import type { Method } from "./screens.ts";
import { lastMail, type StandIn } from "./stand-in.ts";

export const PASSWORD = "seven quiet lanterns 1";
const NEW_PASSWORD = "eleven loud kettles 2";

/** The journey is long, so the short form of the tests runs it at one size, which depends on the method. */
const sizesOf = (method: Method) => (inject("size").allLooks ? [WIDE, PHONE] : [method === "firebase" ? WIDE : PHONE]);

type Desk = { standIn: StandIn; method: Method };

/**
 * The shop accepts new keys of a provider 30 seconds after it has fetched the old ones, by the same code for every
 * method. The short form tries that with Auth0 alone.
 */
const isKeyChangeTried = inject("size").allLooks;

/** Methods with the same pages. In the short form, their looks are checked for one with codes and one with links. */
const isLookChecked = (method: Method) => inject("size").allLooks || method !== "supabase";

async function expectSoundFor(page: Page, { method }: Desk): Promise<void> {
  if (isLookChecked(method)) await expectSound(page);
}

/** Signs up a new person on the shop's own pages, and verifies the address with the code or link of the mail. */
export async function signUpAndVerify(page: Page, desk: Desk, email: string): Promise<void> {
  const { method } = desk;
  await visit(page, `/auth/${method}/sign-up?returnTo=%2Fcoming-soon`);
  await expectSoundFor(page, desk);
  await page.getByLabel("First name").fill("Mara");
  await page.getByLabel("Last name").fill("van Lind");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Create account");
  await heading(page, "Verify your email");
  await expectSoundFor(page, desk);

  await visit(page, `/auth/${method}/sign-in?returnTo=%2Fcoming-soon`);
  await fillSignIn(page, email, PASSWORD);
  await page.waitForURL(`**/auth/${method}/verify?returnTo=*`);
  await press(page, "Send again");
  await page.getByText("We've sent another email").waitFor();
  await verify(page, desk, email);
  await heading(page, "Sign in to Trove");
}

async function verify(page: Page, desk: Desk, email: string): Promise<void> {
  const { standIn, method } = desk;
  const mail = lastMail(standIn, email, "verify");
  const link = standIn.linkOf(mail);
  if (link === undefined) {
    await page.getByLabel("Verification code").fill(mail.code);
    return press(page, "Verify email");
  }
  await visit(page, link);
  // Only opening the link must change nothing, because mail programs open links too.
  await page.waitForURL((url) => !url.href.includes(mail.code) && url.pathname.startsWith(`/auth/${method}/`));
  await visit(page, link);
  await expectSoundFor(page, desk);
  await press(page, "Verify email");
}

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

/**
 * Defines the journeys of a method with the shop's own pages and the real SDK. Returns `it` and the stand-in for
 * further journeys.
 */
export function passwordJourneys(method: Method, openStandIn: () => Promise<StandIn>) {
  let standIn: StandIn | undefined;
  const opened = () => {
    if (standIn === undefined) throw new Error("the stand-in is not open");
    return standIn;
  };
  const it = journeyThrough(async (): Promise<DemoShop> => {
    standIn = await openStandIn();
    const shop = await openDemoShop(standIn.variables);
    return {
      ...shop,
      async close() {
        await shop.close();
        await opened().front.close();
      },
    };
  });

  const fromSignUp = `${method}: from the sign-up to a new password, with what the browser keeps`;
  it.for(sizesOf(method))(`${fromSignUp}, at $width px`, async (size, { shop, newVisitor }) => {
    const desk = { standIn: opened(), method };
    const email = `mara-${randomUUID().slice(0, 8)}@trove.example`;
    const userName = `mara${Date.now()}`;
    const context = await newVisitor({ size });
    const blocked = await watchPolicy(context);
    const page = await context.newPage();
    await signUpAndVerify(page, desk, email);

    await visit(page, `/auth/${method}/sign-in?returnTo=%2Fcoming-soon`);
    await fillSignIn(page, email, "not the password 1");
    await alertOf(page).filter({ hasText: "Wrong email" }).waitFor();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(page, "Sign in");
    await heading(page, "Complete your account");
    await expectSoundFor(page, desk);
    expect(await page.getByLabel("First name").inputValue()).toBe("Mara");
    expect(await page.getByLabel("Last name").inputValue()).toBe("van Lind");
    await page.getByLabel("Username").fill(userName);
    await page.getByRole("checkbox").check();
    await press(page, "Continue");
    await page.waitForURL("**/coming-soon");

    const { local, tab, databases, cookies } = await keptOf(page);
    expect(tab).toContain("user_data");
    // In this database, Firebase's SDK stores the days on which it was used, and nothing about people.
    const others = databases.filter((name) => name !== "firebase-heartbeat-database");
    expect([...local, ...tab, ...others, cookies].join(" ")).not.toMatch(/supabase|sb-|firebase|cognito|amplify/i);
    await visit(page, "/account-settings?tab=security");
    await page.getByText("Our sign-in service keeps your password").waitFor();
    await signOut(page, `${shop.url}/`);

    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL(`**/auth/${method}/sign-in?from=*`);
    await resetPassword(page, desk, email);
    await visit(page, `/auth/${method}/sign-in`);
    await fillSignIn(page, email, PASSWORD);
    await alertOf(page).filter({ hasText: "Wrong email" }).waitFor();
    await expectProviderTroubles(page, desk, email);
    if (isKeyChangeTried) {
      await signInWithNewKeys(page, desk, email);
      await page.waitForURL(`${shop.url}/`);
    }
    expect(blocked).toEqual([]);
  });
  it(`${method}: a provider that never answers is given up`, async ({ newVisitor }) => {
    const context = await newVisitor();
    await context.clock.install();
    const page = await context.newPage();
    await visit(page, `/auth/${method}/sign-in`);
    opened().front.mood = "slow";
    const asked = page.waitForRequest((request) => request.url().startsWith(opened().front.url));
    await fillSignIn(page, "mara@trove.example", PASSWORD);
    await asked;
    await context.clock.fastForward("00:21");
    await alertOf(page).filter({ hasText: "can't be reached" }).waitFor();
    opened().front.mood = "well";
  });
  return { it, standIn: opened };
}
