import type { Endpoints, ResponseOf, ReturnState as State } from "@trove/contract";
import { cents } from "@trove/money";
import { expect } from "vitest";
import { credit, PASSWORD, signUp } from "../../../../apps/server/test/people/people.ts";
import { it } from "../shown.ts";

type Own = ResponseOf<Endpoints["getOwnMoney"]>;

const at = "2026-11-01T10:00:00.000Z";
const returned = (state: State): Own["returns"][number] => ({
  id: crypto.randomUUID(),
  createdAtUtc: at,
  amount: 20,
  parts: [{ paidAtUtc: at, amount: 20, state }],
});
const own: Own = { isOffered: true, ownAmount: 50, refusedAmount: 0, returns: [] };

it("sends own money back after a question and a confirmation, and shows it on its way", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const page = await newPage({ as: person });
  page.answer("getOwnMoney", own);
  let asked = 0;
  page.answer("returnOwnMoney", () => {
    asked += 1;
    if (asked === 1) {
      const problem = { status: 403, code: "CONFIRMATION_REQUIRED", title: "Please confirm it's you" };
      return Promise.resolve(Response.json(problem, { status: 403 }));
    }
    const after = { ...own, ownAmount: 30, returns: [returned("Requested")] };
    page.answer("getOwnMoney", after);
    return Promise.resolve(Response.json(after));
  });
  await page.visit("/transactions");
  await page.getByRole("link", { name: "Send money back to your card" }).click();
  const amount = page.getByLabel("Amount in euros");
  await amount.fill("60");
  await page.getByRole("button", { name: /^Send €.* back$/ }).click();
  await page.getByText("Amount must be between").waitFor();
  await amount.fill("20");
  await page.getByRole("button", { name: /^Send €.* back$/ }).click();
  await page
    .getByRole("dialog", { name: "Send €20.00 back?" })
    .getByRole("button", { name: /^Send €.* back$/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("region", { name: "Sent back" }).getByText("Asked for").waitFor();
  expect(asked).toBe(2);
});

it("says why nothing goes back, and what has come back", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  page.answer("getOwnMoney", { ...own, ownAmount: 0, refusedAmount: 20, returns: [returned("CameBack")] });
  await page.visit("/balance/returns");
  await page.getByText("None of your balance").waitFor();
  await page.getByText("€20.00 that you paid can't go back by itself").waitFor();
  await page.getByText("Came back to your balance").waitFor();
  page.answer("getOwnMoney", { ...own, isOffered: false });
  await page.visit("/balance/returns");
  await page.getByText("This isn't offered in your country.").waitFor();
});

it("says neutrally that money can't go back now, and hides the way there where it isn't offered", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await signUp(shop) });
  page.answer("getOwnMoney", own);
  page.answer("returnOwnMoney", () => {
    const problem = { status: 409, code: "STATUS_CONFLICT", title: "This is no longer possible" };
    return Promise.resolve(Response.json(problem, { status: 409 }));
  });
  await page.visit("/balance/returns");
  await page.getByRole("button", { name: /^Send €.* back$/ }).click();
  await page
    .getByRole("dialog", { name: "Send €50.00 back?" })
    .getByRole("button", { name: /^Send €.* back$/ })
    .click();
  await page.getByText("This can't go back right now.").waitFor();
  page.answer("getOwnMoney", { ...own, isOffered: false });
  await page.visit("/transactions");
  await page.getByRole("link", { name: "Send money back to your card" }).waitFor({ state: "hidden" });
});
