import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { PHONE, visit, WIDE } from "../browser.ts";
import { watchPolicy } from "../payment-forms/flow-stand-in.ts";
import { journeyThrough } from "../journey.ts";
import { type DemoShop, openDemoShop } from "../demo-shop.ts";
import { changePassword } from "./change-password.ts";
import { type Desk, expectSoundFor, PASSWORD } from "./desk.ts";
import { alertOf, fillSignIn, heading, keptOf, press } from "./pages.ts";
import type { Method } from "./screens.ts";
import { lastMail, type StandIn } from "./stand-in.ts";

/** The journey is long, so the short form of the tests runs it at one size, which depends on the method. */
const sizesOf = (method: Method) => (inject("size").allLooks ? [WIDE, PHONE] : [method === "firebase" ? WIDE : PHONE]);

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

/** Signs in for the first time, after a wrong password, and completes the account. */
async function completeAccount(page: Page, desk: Desk, email: string): Promise<void> {
  await visit(page, `/auth/${desk.method}/sign-in?returnTo=%2Fcoming-soon`);
  await fillSignIn(page, email, "not the password 1");
  await alertOf(page).filter({ hasText: "Wrong email" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Sign in");
  await heading(page, "Complete your account");
  await expectSoundFor(page, desk);
  expect(await page.getByLabel("First name").inputValue()).toBe("Mara");
  expect(await page.getByLabel("Last name").inputValue()).toBe("van Lind");
  await page.getByLabel("Username").fill(`mara${Date.now()}`);
  await page.getByRole("checkbox").check();
  await press(page, "Continue");
  await page.waitForURL("**/coming-soon");
}

/** Expects that the browser keeps the shop's session, and nothing of the provider. */
async function expectNothingKept(page: Page): Promise<void> {
  const { local, tab, databases, cookies } = await keptOf(page);
  expect(tab).toContain("user_data");
  // In this database, Firebase's SDK stores the days on which it was used, and nothing about people.
  const others = databases.filter((name) => name !== "firebase-heartbeat-database");
  expect([...local, ...tab, ...others, cookies].join(" ")).not.toMatch(/supabase|sb-|firebase|cognito|amplify/i);
}

/**
 * Defines the journeys of a method with the shop's own pages and the real SDK. Those that are not whole end with the
 * first sign-in: all methods have the same pages. Returns `it` and the stand-in for further journeys.
 */
export function passwordJourneys(
  method: Method,
  openStandIn: () => Promise<StandIn>,
  { isWhole = inject("size").allLooks } = {},
) {
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

  const end = isWhole ? "a new password" : "the first sign-in";
  const fromSignUp = `${method}: from the sign-up to ${end}, with what the browser keeps`;
  it.for(sizesOf(method))(`${fromSignUp}, at $width px`, async (size, { shop, newVisitor }) => {
    const desk = { standIn: opened(), method };
    const email = `mara-${randomUUID().slice(0, 8)}@trove.example`;
    const context = await newVisitor({ size });
    const blocked = await watchPolicy(context);
    const page = await context.newPage();
    await signUpAndVerify(page, desk, email);
    await completeAccount(page, desk, email);
    await expectNothingKept(page);
    if (isWhole) await changePassword(page, desk, email, `${shop.url}/`);
    expect(blocked).toEqual([]);
  });
  // The short form tries that with one provider.
  if (!isWhole && method !== "supabase") return { it, standIn: opened };

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
