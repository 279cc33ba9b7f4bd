import { people } from "@trove/demo";
import { expect } from "vitest";
import { mailFor } from "../../apps/server/test/people/mailbox.ts";
import { expectSound } from "../support/looks.ts";
import { fillSignIn, heading, press } from "../support/sign-in/pages.ts";
import { PASSWORD } from "../support/sign-in/desk.ts";
import { passwordJourneys, signUpAndVerify } from "../support/sign-in/password-journey.ts";
import { expectScreens } from "../support/sign-in/screens.ts";
import { openSupabaseStandIn } from "../support/sign-in/supabase.ts";
import { inLongForm } from "../support/short-form.ts";

const { it, standIn } = passwordJourneys("supabase", openSupabaseStandIn);

inLongForm(() => {
  it(
    "supabase: its screens alone are enabled, in every language",
    { tags: ["S2-57", "S2-58", "S2-59", "S2-60", "S2-61", "S2-66"] },
    async ({ newTab }) => expectScreens(await newTab(), "supabase"),
  );
});

inLongForm(() => {
  it("an account with a password is linked by a code that the shop mails", async ({ shop, newTab }) => {
    const page = await newTab();
    const { email, userName } = people.user;
    const environment = { DATA_DIR: shop.dataDir };
    const codeOf = async () => /\b\d{8}\b/.exec((await mailFor({ environment }, email)).at(-1)?.text ?? "")?.[0];
    await signUpAndVerify(page, { standIn: standIn(), method: "supabase" }, email);
    await fillSignIn(page, email, PASSWORD);
    await heading(page, "Link your account");
    await expectSound(page);
    await expect.poll(codeOf).toBeDefined();
    await page.getByLabel("Verification code").fill((await codeOf()) ?? "");
    await press(page, "Link account");
    await page.waitForURL(`${shop.url}/`);
    const record = await page.evaluate(() => sessionStorage.getItem("user_data"));
    expect(record).toContain(`"userName":"${userName}"`);
  });
});
