import type { Endpoints, PayoutState, ResponseOf } from "@trove/contract";
import { cents } from "@trove/money";
import { expect } from "vitest";
import { credit, makeAdmin, PASSWORD, signUp } from "../../../../apps/server/test/people/people.ts";
import { it } from "../shown.ts";

type Payouts = ResponseOf<Endpoints["getPayouts"]>;
type Payee = ResponseOf<Endpoints["listPayees"]>[number];
type Desk = ResponseOf<Endpoints["listAdminPayouts"]>;

const at = "2026-11-01T10:00:00.000Z";
const payout = (status: PayoutState, reason: string | null = null): Payouts["payouts"][number] => ({
  id: crypto.randomUUID(),
  hint: "NL…4300",
  amount: 40,
  status,
  reason,
  createdAtUtc: at,
});
const facts: Payouts = {
  isOffered: true,
  payeeKinds: ["Account", "Card"],
  isVerified: true,
  winningsAmount: 100,
  ownAmount: 0,
  leftAmount: 80,
  payouts: [],
};
const payee: Payee = {
  id: crypto.randomUUID(),
  kind: "Account",
  hint: "NL…4300",
  holder: "Mara Lind",
  addedAtUtc: at,
  usableAtUtc: at,
  isOwn: true,
};

it("pays winnings out after a question and a confirmation, within what is left", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const page = await newPage({ as: person });
  page.answer("getPayouts", facts);
  page.answer("listPayees", [payee]);
  let asked = 0;
  page.answer("requestPayout", () => {
    asked += 1;
    if (asked === 1) {
      const problem = { status: 403, code: "CONFIRMATION_REQUIRED", title: "Please confirm it's you" };
      return Promise.resolve(Response.json(problem, { status: 403 }));
    }
    const after = { ...facts, leftAmount: 40, payouts: [payout("Requested")] };
    page.answer("getPayouts", after);
    return Promise.resolve(Response.json(after, { status: 201 }));
  });
  await page.visit("/balance/payouts");
  const amount = page.getByLabel("Amount in euros");
  await amount.fill("90");
  await page.getByRole("button", { name: "Pay out" }).click();
  await page.getByText("Please enter an amount from €1.00 to €80.00").waitFor();
  await amount.fill("40");
  await page.getByRole("button", { name: "Pay out" }).click();
  const question = page.getByRole("dialog", { name: "Pay €40.00 to NL…4300?" });
  await question.getByRole("button", { name: "Pay out" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("region", { name: "Payouts" }).getByText("Waits for us").waitFor();
  expect(asked).toBe(2);
});

it("says what has to come first: own money, an identity, or another country", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  page.answer("listPayees", []);
  page.answer("getPayouts", { ...facts, ownAmount: 20, payouts: [payout("Refused", "Another name")] });
  await page.visit("/balance/payouts");
  await page.getByText("€20.00 that you paid goes back to your card first.").waitFor();
  await page.getByText("Another name").waitFor();
  page.answer("getPayouts", { ...facts, isVerified: false });
  await page.visit("/balance/payouts");
  await page.getByRole("link", { name: "Prove your identity" }).waitFor();
  page.answer("getPayouts", { ...facts, isOffered: false });
  await page.visit("/balance/payouts");
  await page.getByText("This isn't offered in your country.").waitFor();
});

it("operators see the account, others who have it, and the ways that the state allows", async ({ shop, newPage }) => {
  const page = await newPage({ as: await makeAdmin(shop) });
  const row: Desk["payouts"]["items"][number] = {
    id: crypto.randomUUID(),
    userInfoId: crypto.randomUUID(),
    userName: "mara",
    amount: 40,
    status: "Requested",
    reason: null,
    holder: "Mara Lind",
    iban: "NL91ABNA0417164300",
    kind: "Account",
    hint: "NL…4300",
    sharedWith: 2,
    isStopped: false,
    payeeAddedAtUtc: at,
    createdAtUtc: at,
    decidedAtUtc: null,
    provider: "bank",
    fileId: null,
  };
  const listed = { items: [row], pageNumber: 1, pageSize: 24, totalCount: 1, totalPages: 1 };
  page.answer("listAdminPayouts", { payouts: listed, due: 3 });
  page.answer("comparePayouts", [{ difference: "State", payoutId: row.id, provider: "bank", amount: 40 }]);
  await page.visit("/dashboard/group/six/payouts");
  await page.getByText("2 other people have this account").waitFor();
  await page.getByText("NL91ABNA0417164300").waitFor();
  await page.getByText("These payouts differ").waitFor();
  await page.getByRole("button", { name: "Make a file of 3 payouts" }).waitFor();
  for (const name of ["Approve", "Hold", "Refuse"]) await page.getByRole("button", { name, exact: true }).waitFor();
  page.answer("listAdminPayouts", { payouts: { ...listed, items: [{ ...row, status: "Paid" }] }, due: 0 });
  await page.visit("/dashboard/group/six/payouts");
  await page.getByText("Paid", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Approve" }).waitFor({ state: "hidden" });
});

it("adds a card that has paid, after a confirmation, and says how one gets there", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  const card = { paymentId: crypto.randomUUID(), hint: "Visa …4242", expires: "2040-12" };
  page.answer("getPayouts", facts);
  page.answer("listPayees", []);
  page.answer("listPayoutCards", { isComplete: true, cards: [card] });
  page.answer("addPayoutCard", () => {
    const added: Payee = { ...payee, kind: "Card", hint: card.hint };
    page.answer("listPayees", [added]);
    page.answer("listPayoutCards", { isComplete: true, cards: [] });
    return Promise.resolve(Response.json(added, { status: 201 }));
  });
  await page.visit("/balance/payouts");
  await page.getByText("Valid until 2040-12").waitFor();
  await page.getByRole("button", { name: "Add Visa …4242" }).click();
  await page.getByRole("button", { name: "Remove Visa …4242" }).waitFor();
  await page.getByText("None yet. A card is shown here once you have paid with it").waitFor();
  page.answer("listPayoutCards", { isComplete: false, cards: [] });
  await page.visit("/balance/payouts");
  await page.getByText("Your cards can't be read right now.").waitFor();
  page.answer("getPayouts", { ...facts, payeeKinds: ["Account"] });
  await page.visit("/balance/payouts");
  await page.getByLabel("IBAN").waitFor();
  await page.getByText("Cards that you have paid with").waitFor({ state: "hidden" });
});

it("takes back a payout that waits, and none that was approved", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  page.answer("listPayees", [payee]);
  page.answer("listPayoutCards", { isComplete: true, cards: [] });
  const waiting = payout("Requested");
  page.answer("getPayouts", { ...facts, payouts: [waiting, { ...payout("Approved"), amount: 30 }] });
  page.answer("cancelPayout", () => {
    const after = { ...facts, payouts: [{ ...waiting, status: "Cancelled" as const }] };
    page.answer("getPayouts", after);
    return Promise.resolve(Response.json(after));
  });
  await page.visit("/balance/payouts");
  await page.getByRole("button", { name: "Take back €30.00" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Take back €40.00" }).click();
  await page.getByText("Taken back, in your balance again").waitFor();
});
