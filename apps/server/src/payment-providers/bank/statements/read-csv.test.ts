import { expect, it } from "vitest";
import { BANK_IBAN, BankTill, PAYER } from "../../../../test/payments/tills/bank-account.ts";
import { entryIdsOf } from "./entry-ids.ts";
import { readCamt } from "./read-camt.ts";
import { readCsv } from "./read-csv.ts";

const heading = "Account;Date;Amount;Currency;Name;IBAN;Text;Bank reference;End-to-end";
const csv = (...lines: string[]) => Buffer.from([heading, ...lines].join("\r\n"));

function problemOf(text: string | Buffer): string {
  try {
    readCsv(Buffer.from(text));
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "none";
}

it("a CSV file is read with debits as negative amounts", () => {
  const { iban, name } = PAYER;
  const spaced = BANK_IBAN.replaceAll(/(.{4})/g, "$1 ").trim();
  const file = csv(
    `${spaced};2026-11-26;1042,50;EUR;${name};${iban};"RF18; thanks";X1;`,
    `${BANK_IBAN};2026-11-27;-7.5;EUR;;;;;REF1`,
  );
  const common = { isReturn: false, currencyCode: "EUR" };
  expect(readCsv(file)).toEqual({
    format: "csv",
    statements: [
      {
        iban: BANK_IBAN,
        bankId: null,
        from: "2026-11-26",
        until: "2026-11-27",
        bookings: [
          {
            ...common,
            ...PAYER,
            bookedOn: "2026-11-26",
            isCredit: true,
            amount: 104_250,
            text: "RF18; thanks",
            bankReference: "X1",
            endToEndId: null,
          },
          {
            ...common,
            bookedOn: "2026-11-27",
            isCredit: false,
            amount: 750,
            name: null,
            iban: null,
            text: "",
            bankReference: null,
            endToEndId: "REF1",
          },
        ],
      },
    ],
  });
});

it.each(["DE89<!--", "12345678", "DE88370400440532013000"])(
  "a payer's account that is no IBAN, %s, is unknown",
  (iban) => {
    const { statements } = readCsv(csv(`${BANK_IBAN};2026-11-27;42.50;EUR;M. Lind;${iban};x;;`));
    expect(statements[0]?.bookings).toMatchObject([{ amount: 4250, iban: null }]);
  },
);

it("a booking with the bank's reference has the same id in CSV and in CAMT.053", () => {
  const bank = new BankTill(() => new Date("2026-11-27T10:00:00Z"));
  const { bankReference } = bank.transfer(4250, "a");
  const [camt] = readCamt(Buffer.from(bank.all())).statements;
  const [own] = readCsv(csv(`${BANK_IBAN};2026-11-27;42.50;EUR;M. Lind;;other;${bankReference};`)).statements;
  if (camt === undefined || own === undefined) throw new Error("no statement");
  expect(entryIdsOf(own)).toEqual(entryIdsOf(camt));
});

it.each([
  ["no lines", heading],
  ["an unknown column", `${heading};Colour\n${BANK_IBAN};2026-11-27;1;EUR;;;;;;red`],
  ["a column twice", `${heading};Text\n${BANK_IBAN};2026-11-27;1;EUR;;;;;;x`],
  ["no column of amounts", "Account,Date,Currency\na,2026-11-27,EUR"],
  ["a line with fewer cells", `${heading}\n${BANK_IBAN};2026-11-27`],
  ["thousands that are separated", `${heading}\n${BANK_IBAN};2026-11-27;1.042,50;EUR;;;;;`],
  ["thousands that are separated by a comma", `${heading}\n${BANK_IBAN};2026-11-27;1,230;EUR;;;;;`],
  ["a sign behind the amount", `${heading}\n${BANK_IBAN};2026-11-27;100.00-;EUR;;;;;`],
  ["a sign within the amount", `${heading}\n${BANK_IBAN};2026-11-27;12-3;EUR;;;;;`],
  ["a day that no month has", `${heading}\n${BANK_IBAN};2026-02-31;1;EUR;;;;;`],
  ["an amount that no account has", `${heading}\n${BANK_IBAN};2026-11-27;10000000000;EUR;;;;;`],
  ["a formula as amount", `${heading}\n${BANK_IBAN};2026-11-27;=1+1;EUR;;;;;`],
  ["two signs", `${heading}\n${BANK_IBAN};2026-11-27;--1;EUR;;;;;`],
  ["a date of another form", `${heading}\n${BANK_IBAN};27.11.2026;1;EUR;;;;;`],
  ["no currency", `${heading}\n${BANK_IBAN};2026-11-27;1;;;;;;`],
  ["many blanks", `${heading}\n${" ".repeat(300)}${BANK_IBAN};2026-11-27;1;EUR;;;;;`],
  ["a quote that is not closed", `${heading}\n"${BANK_IBAN};2026-11-27;1;EUR;;;;;`],
])("a CSV file with %s is refused", (_what, text) => {
  expect(problemOf(text)).toBe("BankFileInvalid");
});
