import { randomUUID } from "node:crypto";
import type { BookFile } from "@trove/contract/book-kinds";
import { countryOf } from "@trove/contract/countries";
import { defaultSettings } from "@trove/contract";
import { cents } from "@trove/money";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyAsGuest, buyFromBalance, putOnSale, toKeep, toSend, validateOrder } from "../../../test/orders/orders.ts";
import { cancel } from "../../../test/orders/shipments.ts";
import { cellsOf, centsOf, ledgerSums, vatIn } from "../../../test/overview/book-files.ts";
import { completeBooks } from "../../../test/overview/books.ts";
import {
  addAddress,
  cards,
  moveClock,
  payWith,
  runGateway,
  runJob,
  topUp,
  validate,
} from "../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { changeGroup } from "../../../test/settings/change-group.ts";
import { findImbalances } from "../../../test/shop/books.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import { liveOn, publishAuditHead } from "../../audit/lively-shop.fixture.ts";

const ZONE = "Europe/Berlin";
const ALL = { from: "2025-09", to: "2026-06" };

let shop: Shop;
/** An order that is invoiced in the last minutes of March in Berlin, and cancelled in May. */
let sent: { person: TestPerson; shipmentId: string };

const at = (time: string) => {
  shop.clock.now = new Date(time);
};

async function settle(): Promise<void> {
  for (let run = 0; run < 2; run += 1) await runJob(shop, "number-invoices");
  await completeBooks(shop);
  await runJob(shop, "audit-chain");
}

/** Signs in a new operator, because sessions end while the clock moves on. */
const operator = () => makeAdmin(shop);

async function download(file: BookFile, months: { from: string; to: string } = ALL) {
  const admin = await operator();
  const query = new URLSearchParams({ ...months, file });
  const headers = { authorization: `Bearer ${admin.token}` };
  return shop.app.http.inject({ url: `/api/admin/books/export?${query.toString()}`, headers });
}

async function close(month: string) {
  const admin = await operator();
  return shop.call("closeMonth", { body: { month } }, { ...admin, key: randomUUID() });
}

beforeAll(async () => {
  shop = await openListeningShop({ COMPANY_TIME_ZONE: ZONE, LOG_LEVEL: "error" });
  at("2026-03-31T21:40:00Z");
  await liveOn(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const german = await addAddress(shop, person, "DE");
  const item = await putOnSale(shop, 2000);
  const byAddress = { shippingAddress: null, shippingAddressId: german };
  const { body, text } = await buyFromBalance(shop, person, toSend([item], byAddress));
  if (body.shipmentId === undefined || body.shipmentId === null) throw new Error(text);
  sent = { person, shipmentId: body.shipmentId };
  at("2026-03-31T22:20:00Z");
  await buyFromBalance(shop, person, toKeep([item], { billingAddress: null, billingAddressId: german }));
  const { countries } = defaultSettings.countries;
  const austria = countries["AT"] ?? expect.fail("no country AT");
  const value = { countries: { ...countries, AT: { ...austria, vatAtTopUp: true } } };
  await changeGroup(shop, await operator(), "countries", { value });
  const austrian = await addAddress(shop, person, "AT");
  const { paymentSessionResponse } = (await topUp(shop, person, { addressId: austrian, amount: 60 })).body;
  await validate(shop, person, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId);
  const guest = (await buyAsGuest(shop, toSend([item]))).body;
  await validateOrder(shop, (await payWith(shop, guest.paymentSessionResponse, cards.chargedBack)).paymentId);
  moveClock(shop, 60);
  await runGateway(shop);
  at("2026-05-02T10:00:00Z");
  const later = await signUp(shop);
  await credit(shop, later, cents(2000));
  const place = { billingAddress: null, billingAddressId: await addAddress(shop, later, "DE") };
  await buyFromBalance(shop, later, toKeep([item], place));
  await settle();
}, 120_000);
afterAll(async () => {
  shop.clock.now = new Date();
  await publishAuditHead(shop);
  await shop.close();
});

/** The month in which boxes were opened. Their time is the database's, which the shop's clock does not move. */
const thisMonth = () =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, year: "numeric", month: "2-digit" }).format();
const inMonth = (month: string) => ({ from: month, to: month });

const postingsOf = async (months = ALL) => cellsOf((await download("postings", months)).body);

it("the postings of any months together have each entry of the ledger once, by days of the company's time zone", async () => {
  const now = await postingsOf(inMonth(thisMonth()));
  const exported = new Map(
    [...(await postingsOf()), ...now].map(([day, from, to, entries, amount]) => [
      `${day} ${from} ${to}`,
      { entries: Number(entries), amount: centsOf(amount) },
    ]),
  );
  const ledger = await ledgerSums(shop, ZONE);
  expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(ledger));
  const days = new Set([...ledger.keys()].map((key) => key.slice(0, 10)));
  expect([days.has("2026-03-31"), days.has("2026-04-01")]).toEqual([true, true]);
  const months = ["2026-03", "2026-04", "2026-05"];
  const parts = await Promise.all(months.map((month) => postingsOf({ from: month, to: month })));
  expect(parts.flat()).toEqual(await postingsOf({ from: "2026-03", to: "2026-05" }));
});

const vatOf = async (months = ALL) => vatIn((await download("vat", months)).body);

it("the VAT of documents is that of the invoices less that of the credit notes, by country and rate", async () => {
  const { rows } = await sql<{ key: string; total: number; vat: number }>`
    select coalesce(billing_address ->> 'countryCode', 'NL') || ' ' || vat_basis_points as key,
      sum(case kind when 'Invoice' then total_cents else -total_cents end)::int as total,
      sum(case kind when 'Invoice' then i.vat_cents else -i.vat_cents end)::int as vat
    from invoices i join purchases p using (user_id, purchase_id) group by 1`.execute(shop.owner.connection);
  const documented = (await vatOf()).filter(({ on }) => on === "Invoice" || on === "CreditNote");
  const sums = new Map<string, { total: number; vat: number }>();
  for (const { country, rate, total, vat } of documented) {
    const key = `${country} ${rate}`;
    const sum = sums.get(key) ?? { total: 0, vat: 0 };
    sums.set(key, { total: sum.total + total, vat: sum.vat + vat });
  }
  expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(rows.map(({ key, ...sum }) => [key, sum])));
  expect(rows.length).toBeGreaterThan(1);
});

it("VAT is stated on boxes and on shipping from inventories when a balance pays, and on top-ups of countries with that rule", async () => {
  const lines = [...(await vatOf()), ...(await vatOf(inMonth(thisMonth())))];
  const sumOf = (kind: string) => lines.filter(({ on }) => on === kind).reduce((sum, { total }) => sum + total, 0);
  const { rows } = await sql<{ boxes: number; shipping: number }>`
    select sum(amount_cents) filter (where transaction_type = 'BoxOpening')::int as boxes,
      sum(case when to_account = 'house:shipping' then amount_cents else -amount_cents end) filter (
        where transaction_type = 'Shipping' and not exists (
          select from purchases p where p.user_id = e.user_id and purchase_id = related_id))::int as shipping
    from ledger_entries e`.execute(shop.owner.connection);
  expect([sumOf("Box"), sumOf("Shipping")]).toEqual([rows[0]?.boxes, rows[0]?.shipping]);
  expect(lines.filter(({ on }) => on === "TopUp")).toEqual([
    // The top-up is the first that states VAT, so it also states that of the 55 euros which the balance has.
    { on: "TopUp", country: "AT", rate: 2000, quarter: "2026Q2", net: 9583, vat: 1917, total: 11_500 },
  ]);
  for (const { country, rate, net, vat, total } of lines) {
    expect(net + vat).toBe(total);
    expect([0, (countryOf(country)?.vatRate ?? 0) * 10_000]).toContainEqual(rate);
  }
});

it("a closed month keeps its bytes, and later entries and documents of it count in the first open month", async () => {
  const march = { from: "2026-03", to: "2026-03" };
  const files = ["postings", "vat", "documents", "datev"] as const;
  expect((await close("2026-04")).status).toBe(409);
  const whole = await postingsOf();
  expect((await close("2026-03")).status).toBe(200);
  expect(await postingsOf()).toEqual(whole);
  const before = await Promise.all(files.map(async (file) => (await download(file, march)).rawPayload));

  at("2026-03-20T10:00:00Z");
  const late = await signUp(shop);
  await credit(shop, late, cents(777));
  await buyFromBalance(shop, late, toKeep([await putOnSale(shop, 500)]));
  at("2026-05-02T11:00:00Z");
  await settle();
  const after = await Promise.all(files.map(async (file) => (await download(file, march)).rawPayload));
  expect(after).toEqual(before);
  const april = await postingsOf({ from: "2026-04", to: "2026-04" });
  expect(april).toContainEqual(["2026-04-01", "house:goodwill", "wallet", "1", "7.77", "late"]);
  expect(april).toContainEqual(["2026-04-01", "wallet", "house:items", "1", "5.00", "late"]);

  expect((await close("2026-04")).status).toBe(200);
  expect(await postingsOf({ from: "2026-04", to: "2026-04" })).toEqual(april);
  expect((await close("2026-05")).status).toBe(409);
  for (const job of ["lapse-identity-checks", "run-reductions"]) await runJob(shop, job);
  // The audit log can't keep up with a clock that is set to and fro.
  const imbalances = (await findImbalances(shop)).filter((found) => !found.startsWith("audit-log-keeps-up"));
  expect(imbalances).toEqual([]);
  const total = (rows: string[][]) => rows.reduce((sum, row) => sum + centsOf(row[4]), 0);
  const ledger = [...(await ledgerSums(shop, ZONE)).values()].reduce((sum, { amount }) => sum + amount, 0);
  expect(total([...(await postingsOf()), ...(await postingsOf(inMonth(thisMonth())))])).toBe(ledger);
});

it("the shop's role adds nothing to a month that is closed", async () => {
  const { connection } = shop.database;
  const line = sql`insert into book_lines values ('2026-03', '2026-03-01', 'wallet', 'house:items', true, 1, 1)`;
  await expect(line.execute(connection)).rejects.toMatchObject({ code: "42501" });
  const posting = {
    day: "2026-03-01",
    fromAccount: "wallet",
    toAccount: "house:boxes",
    entries: 1,
    amountCents: cents(1),
  };
  const lines = [{ ...posting, isLate: true }];
  const keep = callCommand(connection, command("book_lines_keep", { month: "2026-03", lines, vat: [] }));
  await expect(keep).rejects.toThrow("being closed");
});

it("the OSS report has supplies by country and rate, and corrects the quarter of the invoice", async () => {
  at("2026-05-02T12:00:00Z");
  const { person, shipmentId } = sent;
  await sql`update sessions set expires_at = '2100-01-01', last_used_at = ${shop.clock.now}
    where user_id = ${person.userId}`.execute(shop.owner.connection);
  const token = await shop.call("login", {
    body: { emailOrUserName: person.email, password: "correct horse 1" },
  });
  const cancelled = await cancel(shop, { ...person, token: token.body.token }, shipmentId, {
    refund: "Balance",
    key: randomUUID(),
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  await settle();
  const oss = cellsOf((await download("oss", { from: "2026-04", to: "2026-06" })).body);
  // The invoice is of 23:40 on 31 March in Berlin, 25 euros with 19 percent.
  expect(oss).toContainEqual(["Correction", "DE", "", "", "", "-3.99", "2026Q1"]);
  expect(oss).toContainEqual(["Supply", "DE", "STANDARD", "19.00", "33.62", "6.38", ""]);
  expect(oss.filter(([, country]) => country === "NL")).toEqual([]);
  expect((await download("oss", { from: "2026-03", to: "2026-05" })).statusCode).toBe(400);
});

it("a batch for DATEV has its header, 125 columns, and the ledger's sums with a decimal comma in Windows-1252", async () => {
  const months = { from: "2026-03", to: "2026-04" };
  const { rawPayload, headers } = await download("datev", months);
  expect(headers["content-disposition"]).toContain("EXTF_Buchungsstapel-2026-03-2026-04.csv");
  const text = new TextDecoder("windows-1252").decode(rawPayload);
  expect(rawPayload.includes(Buffer.from("BU-Schl\xfcssel", "latin1"))).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
  const [head = "", columns = "", ...lines] = text.trimEnd().split("\r\n");
  expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20260502\d{9};;"";"";"";;;20260101;4;20260301;20260430;/);
  expect(head.split(";")).toHaveLength(31);
  expect(columns.split(";")).toHaveLength(125);
  const cells = lines.map((line) => line.split(";"));
  expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([125]));
  expect(new Set(cells.map((line) => `${line[1]} ${line[113]}`))).toEqual(new Set(['"S" 1']));
  // The account of balances has no VAT: it equals the balances.
  expect(cells.filter((line) => line[10]?.startsWith('"VAT') && line[6] === "1710")).toEqual([]);
  expect(cells.filter((line) => line[6] === "1711" && line[0] === "19,17")).toHaveLength(1);
  const ofLedger = cells.filter((line) => !line[10]?.startsWith('"VAT'));
  const sum = ofLedger.reduce((total, line) => total + centsOf(line[0]?.replace(",", ".")), 0);
  const postings = await postingsOf(months);
  expect(sum).toBe(postings.reduce((total, row) => total + centsOf(row[4]), 0));
  expect(ofLedger).toHaveLength(postings.length);
  const vat = cells.filter((line) => line[10]?.startsWith('"VAT'));
  const taxAccounts = new Set(["1770", "1767"]);
  const due = vat.reduce((total, line) => {
    const amount = centsOf(line[0]?.replace(",", "."));
    return total + (taxAccounts.has(line[7] ?? "") ? amount : -amount);
  }, 0);
  expect(due).toBe((await vatOf(months)).reduce((total, line) => total + line.vat, 0));
  expect((await download("datev", { from: "2025-12", to: "2026-01" })).statusCode).toBe(400);
});

it("the archive has the list and a PDF of each document, and the same bytes at the same time", async () => {
  const { rawPayload, headers } = await download("archive", inMonth("2026-05"));
  expect(headers["content-type"]).toBe("application/zip");
  const files = unzipSync(rawPayload);
  const list = cellsOf(Buffer.from(files["documents.csv"] ?? "").toString());
  const names = list.map(([number = ""]) => `${number.startsWith("INV") ? "invoices" : "credit-notes"}/${number}.pdf`);
  expect(Object.keys(files).sort()).toEqual(["documents.csv", ...names].sort());
  expect(list.map(([, kind]) => kind)).toEqual(["CreditNote", "Invoice", "Invoice"]);
  for (const name of names)
    expect(
      Buffer.from(files[name] ?? "")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  const again = await download("archive", inMonth("2026-05"));
  expect(again.rawPayload.equals(rawPayload)).toBe(true);
});

it("reads of the books need their permission, and are audited", async () => {
  const support = await makeAdmin(shop, "Support");
  expect((await shop.call("getBooks", { query: ALL }, support)).status).toBe(403);
  const finance = await makeAdmin(shop, "Finance");
  const { body } = await shop.call("getBooks", { query: ALL }, finance);
  expect(body).toMatchObject({
    timeZone: ZONE,
    nextToClose: null,
    closings: [{ month: "2026-04" }, { month: "2026-03" }],
  });
  const { rows } = await sql<{ after: object }>`
    select after from audit_entries
    where action = 'downloadBooks' order by created_at, audit_id limit 1`.execute(shop.owner.connection);
  expect(rows[0]?.after).toMatchObject({ file: "postings" });
});
