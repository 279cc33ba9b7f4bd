import { cents } from "@trove/money";
import { expect } from "vitest";
import { credit, PASSWORD, signUp } from "../../../../apps/server/test/people/people.ts";
import { it } from "../shown.ts";

it("asks for the password before it gives out somebody's data, and then goes on", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  await page.visit("/account-settings?tab=data");
  const problems = [
    { status: 403, code: "CONFIRMATION_REQUIRED", title: "Please confirm it's you" },
    { status: 429, code: "RATE_LIMITED", title: "Too many downloads. Please try again tomorrow" },
  ];
  page.answer("exportAccount", async () => {
    const [problem] = problems.splice(0, 1);
    return Response.json(problem, { status: problem?.status ?? 500 });
  });
  await page.getByRole("button", { name: "Download my data" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("region", { name: "Download my data" }).getByText("Too many").waitFor();
});

it("shows what closing the account gives up, can be taken back, and signs out at the end", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  await credit(shop, person, cents(1_250));
  const page = await newPage({ as: person });
  await page.visit("/account-settings?tab=data");
  const part = page.getByRole("region", { name: "Close my account" });
  await part.getByText("€12.50").first().waitFor();
  await part.getByRole("button", { name: "Close my account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await part.getByRole("button", { name: "Keep my account" }).click();
  await part.getByRole("button", { name: "Close my account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
  await part.getByText("Two days from the beginning").waitFor();
  const twoDaysAgo = "update closures set begun_at = begun_at - interval '48 hours' where user_id = $1";
  await shop.owner.pool.query(twoDaysAgo, [person.userId]);
  await page.visit("/account-settings?tab=data");
  await part.getByRole("button", { name: "Close for good" }).click();
  const last = page.getByRole("dialog", { name: "Close your account for good?" });
  await last.getByText("You give up €12.50 of your balance. This can't be undone.").waitFor();
  await last.getByRole("button", { name: "Close for good" }).click();
  await page.getByText("Your account is closed").waitFor();
  await page.waitForPath("/");
  const login = { emailOrUserName: person.email, password: person.password };
  expect((await shop.call("login", { body: login })).status).toBe(401);
});
