import { people } from "@trove/demo";
import { expect } from "vitest";
import { mailFor } from "../../apps/server/test/people/mailbox.ts";
import { visit } from "../support/browser.ts";
import { expectSound } from "../support/looks.ts";
import { fillSignIn, heading, press } from "../support/sign-in/pages.ts";
import { PASSWORD, passwordJourneys, signUpAndVerify } from "../support/sign-in/password-journey.ts";
import { openSupabaseStandIn } from "../support/sign-in/supabase.ts";

/** The pages of every sign-in method, by name. */
const pages = {
  jwt: ["sign-in", "sign-up", "forgot-password", "reset-password"],
  amplify: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
  firebase: ["sign-in", "verify", "sign-up", "reset-password"],
  auth0: ["sign-in"],
  supabase: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
};

const { it, standIn } = passwordJourneys("supabase", openSupabaseStandIn);

it(
  "only the pages of the shop's own method are enabled",
  {
    tags: [
      "S2-47",
      "S2-48",
      "S2-49",
      "S2-50",
      "S2-51",
      "S2-52",
      "S2-53",
      "S2-54",
      "S2-55",
      "S2-56",
      "S2-57",
      "S2-58",
      "S2-59",
      "S2-60",
      "S2-61",
      "S2-66",
    ],
  },
  async ({ newPage }) => {
    const page = await newPage({ reducedMotion: true });
    for (const [method, screens] of Object.entries(pages)) {
      for (const screen of screens) {
        await visit(page, `/auth/${method}/${screen}`);
        const title = await page.getByRole("heading", { level: 1 }).textContent();
        if (method === "supabase") expect(title).not.toContain("isn't enabled");
        else expect(title).toBe("This sign-in method isn't enabled");
      }
    }
  },
);

it("an account with a password is linked by a code that the shop mails", async ({ shop, newPage }) => {
  const page = await newPage({ reducedMotion: true });
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
