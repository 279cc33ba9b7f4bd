import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { balance } from "../../../locales/en/balance.ts";
import { statementCsv } from "./statement-csv.ts";
import { moved } from "./transaction.fixture.ts";

const csv = (...rows: ReturnType<typeof moved>[]) => statementCsv(rows, balance.transactions);

test("amounts are plain decimals, top-ups have their currency, lines end in CRLF", () => {
  const topUp = moved({
    amount: cents(123_450),
    description: "Top-up",
    balanceAfter: cents(200_000),
    balanceTopUpDetail: { currencyCode: "USD", paidAmount: cents(134_185), vatAmount: cents(23_288) },
  });
  const opening = moved({ transactionType: "BoxOpening", amount: cents(-499), description: "Opened Night, deep" });
  expect(csv(topUp, opening).split("\r\n")).toEqual([
    '\uFEFF"Date (UTC)","Type","Description","Amount (EUR)","Status","Balance after (EUR)","Paid","Currency","VAT included","Transaction ID"',
    '"2026-03-03T09:00:00.000Z","Top-up","Top-up",1234.50,"Completed",2000.00,1341.85,"USD",232.88,"01920000-0000-7000-8000-000000000001"',
    '"2026-03-03T09:00:00.000Z","Box opening","Opened Night, deep",-4.99,"Completed",0.00,,,,"01920000-0000-7000-8000-000000000001"',
    "",
  ]);
});

test("fields that a pending top-up doesn't have are empty", () => {
  expect(csv(moved({ status: "Pending", amount: cents(500), balanceAfter: null }))).toContain(',5.00,"Pending",,,,,');
});
