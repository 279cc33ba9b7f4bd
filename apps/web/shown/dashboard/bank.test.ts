import type { Endpoints, InputOf, ResponseOf } from "@trove/contract";
import { expect } from "vitest";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { it } from "../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

type Shown = ResponseOf<Endpoints["getBankStatement"]>;

const id = "01a22245-e0c4-7a09-9cb9-3746daee1766";
const euros = (amount: number) => ({ currencyCode: "EUR", amount });
const statement: Shown["statement"] = {
  id,
  fileName: "november.xml",
  fileHash: "5f".repeat(32),
  format: "camt.053.001.08",
  fromDay: "2026-11-26",
  untilDay: "2026-11-27",
  bookings: 2,
  otherDebits: 3,
  uploadedAtUtc: "2026-11-28T08:00:00.000Z",
  appliedAtUtc: null,
};
const booking = { bookedOn: "2026-11-27", isCredit: true, name: "Mara Lind", iban: "GB33BUKB20201555555555" };
const lines: Shown["lines"]["items"] = [
  { ...booking, entryId: "a", outcome: "Pays", amount: euros(50), expected: euros(50), paymentId: id, text: "RF18" },
  { ...booking, entryId: "b", outcome: "OtherSum", amount: euros(7), expected: euros(8), paymentId: id, text: "RF19" },
];
const shown = (appliedAtUtc: string | null): Shown => ({
  statement: { ...statement, appliedAtUtc },
  sums: [
    { outcome: "Pays", bookings: 1, amount: euros(50) },
    { outcome: "OtherSum", bookings: 1, amount: euros(7) },
  ],
  paidAmount: 57,
  lines: { items: lines, pageNumber: 1, pageSize: 20, totalCount: 2, totalPages: 1 },
});
const list = <Item>(...items: Item[]) => ({
  items,
  pageNumber: 1,
  pageSize: 20,
  totalCount: items.length,
  totalPages: 1,
});

it("a statement is uploaded, shown with what it does, and imported once it is confirmed", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  let applied: InputOf<Endpoints["applyBankStatement"]>["body"] | undefined;
  page.answer("listBankStatements", list(statement));
  page.answer("uploadBankStatement", statement);
  page.answer("getBankStatement", () =>
    Promise.resolve(Response.json(shown(applied === undefined ? null : "2026-11-28T09:00:00.000Z"))),
  );
  page.answer("applyBankStatement", async (_ask, { body }) => {
    applied = JSON.parse(typeof body === "string" ? body : "{}") as typeof applied;
    return Response.json(statement);
  });
  await page.visit("/dashboard/group/six/bank");
  await page.getByText("Not imported").waitFor();
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByText("Choose a file").waitFor();
  const buffer = Buffer.from("<x/>");
  await page.getByLabel("File").setInputFiles({ name: "november.xml", mimeType: "text/xml", buffer });
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByRole("heading", { level: 1, name: "november.xml" }).waitFor();
  await page.getByText("Expected €8.00").waitFor();
  await page.getByText("What the import does").waitFor();
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import this statement?" });
  await dialog.getByText(/It adds €57.00/).waitFor();
  await dialog.getByRole("button", { name: "Import" }).click();
  await page.getByText("What the import did").waitFor();
  expect(applied).toEqual({ paidAmount: 57 });
});

it("a file that can't be read, and an import that needs a second person, say why", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  const problem = { type: "/api/docs#X", title: "x", traceId: id };
  const problems = [{ code: "BankFileAccount", params: { iban: "DE89370400440532013000" } }];
  page.answer("listBankStatements", list());
  page.answer("uploadBankStatement", () =>
    Promise.resolve(
      Response.json({ ...problem, status: 400, code: "VALIDATION_FAILED", params: { problems } }, { status: 400 }),
    ),
  );
  page.answer("getBankStatement", shown(null));
  page.answer("applyBankStatement", () =>
    Promise.resolve(
      Response.json(
        { ...problem, status: 409, code: "APPROVAL_NEEDED", params: { approvalId: id, status: "Waiting" } },
        { status: 409 },
      ),
    ),
  );
  await page.visit("/dashboard/group/six/bank");
  await page.getByText("No statements yet").waitFor();
  const buffer = Buffer.from("<x/>");
  await page.getByLabel("File").setInputFiles({ name: "november.xml", mimeType: "text/xml", buffer });
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByText("The statement is of another account, DE89370400440532013000").waitFor();
  await page.visit(`/dashboard/group/six/bank/${id}`);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
});

it("refunds are put into a file for the bank, and one that the bank refuses is noted", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  const refund = {
    id,
    entryId: "a",
    amount: euros(20),
    name: "Mara Lind",
    iban: "GB33BUKB20201555555555",
    sentOn: null,
  };
  const waiting = { ...refund, state: "Waiting", fileId: null, createdAtUtc: "2026-11-28T08:00:00.000Z" } as const;
  let state: "Waiting" | "InFile" | "Failed" = "Waiting";
  page.answer("listBankRefunds", () =>
    Promise.resolve(Response.json(list({ ...waiting, state, fileId: state === "Waiting" ? null : id }))),
  );
  page.answer("makeBankRefundFile", async () => {
    state = "InFile";
    return Response.json({ id, fileHash: "5f".repeat(32), refunds: 1, amount: 20 }, { status: 201 });
  });
  page.answer("downloadBankRefundFile", async () => new Response("<Document/>"));
  page.answer("failBankRefund", async () => {
    state = "Failed";
    return Response.json({ id });
  });
  await page.visit("/dashboard/group/six/bank/refunds");
  await page.getByText("Waiting for a file").waitFor();
  await page.getByRole("button", { name: "Make a file for the bank" }).click();
  await page.getByText("In a file", { exact: true }).waitFor();
  await page.getByRole("button", { name: "The bank refused it" }).click();
  await page.getByRole("form", { name: "The bank refused it" }).getByLabel("Reason").fill("The account is closed");
  await page.getByRole("form", { name: "The bank refused it" }).getByRole("button").click();
  await page.getByText("Refused", { exact: true }).waitFor();
});
