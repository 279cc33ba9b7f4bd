import { describe, expect, it } from "vitest";
import { BANK_IBAN, BankTill, PAYER } from "../../../../test/payments/tills/bank-account.ts";
import { camtOf, entryOf } from "../../../../test/payments/tills/write-camt.ts";
import { entryIdsOf } from "./entry-ids.ts";
import { readCamt } from "./read-camt.ts";

const at = new Date("2026-11-27T10:00:00Z");
const till = () => new BankTill(() => at);
const read = (text: string) => readCamt(Buffer.from(text));
const day = "2026-11-27";
const about = { iban: BANK_IBAN, id: "1", version: "08", day } as const;

function problemOf(text: string | Buffer): string {
  try {
    readCamt(Buffer.from(text));
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "none";
}

describe.each(["02", "08"] as const)("CAMT.053 of version %s", (version) => {
  it("is read with payer, reference and sum of each booking", () => {
    const bank = till();
    bank.transfer(4250, "thank you", { structured: "RF18539007547034" });
    bank.send("REF1", 1000);
    const { format, statements } = read(bank.statement({ from: 0, until: 2, version }));
    expect(format).toBe(`camt.053.001.${version}`);
    const common = { bookedOn: day, isReturn: false, currencyCode: "EUR", bankReference: expect.stringMatching(/./) };
    expect(statements).toEqual([
      {
        iban: BANK_IBAN,
        bankId: expect.stringMatching(/./),
        from: day,
        until: day,
        bookings: [
          {
            ...common,
            ...PAYER,
            isCredit: true,
            amount: 4250,
            endToEndId: null,
            text: "RF18539007547034 thank you",
          },
          { ...common, ...PAYER, isCredit: false, amount: 1000, endToEndId: "REF1", text: "" },
        ],
      },
    ]);
  });

  it("is split into the payments of a batch, each with an id of its own", () => {
    const bank = till();
    const payments = [bank.transfer(1000, "one"), bank.transfer(2500, "two"), bank.transfer(1000, "one")];
    for (const each of payments) each.bankReference = null;
    const file = (entries: string) => camtOf({ ...about, version }, { opening: 0, closing: 4500, entries });
    const [statement] = read(file(entryOf(version, payments))).statements;
    if (statement === undefined) throw new Error("no statement");
    expect(statement.bookings.map(({ amount, text }) => [amount, text])).toEqual([
      [1000, "one"],
      [2500, "two"],
      [1000, "one"],
    ]);
    expect(new Set(entryIdsOf(statement)).size).toBe(3);
    const sums = file(entryOf(version, payments)).replace('<Amt Ccy="EUR">25.00</Amt>', '<Amt Ccy="EUR">24.00</Amt>');
    expect(read(sums).statements[0]?.bookings).toMatchObject([{ amount: 4500, text: "", name: null }]);
  });

  it("tells a transfer that came back from one that somebody made", () => {
    const bank = till();
    bank.sendBack("REF1", 1000);
    bank.reverse(bank.transfer(700, "RF18"));
    expect(read(bank.statement({ from: 0, until: 3, version })).statements[0]?.bookings).toMatchObject([
      { isCredit: true, isReturn: true, endToEndId: "REF1" },
      { isCredit: true, isReturn: false, text: "RF18" },
      { isCredit: false, isReturn: true, text: "RF18", ...PAYER },
    ]);
  });
});

it("ids of bookings are the same in every version and in every statement with them", () => {
  const bank = till();
  bank.transfer(1000, "a");
  const second = bank.transfer(2000, "b");
  bank.transfer(3000, "c");
  second.bankReference = null;
  const idsOf = (text: string) => read(text).statements.flatMap(entryIdsOf);
  const [first, middle, last] = idsOf(bank.all());
  expect(idsOf(bank.statement({ from: 0, until: 2, version: "02" }))).toEqual([first, middle]);
  expect(idsOf(bank.statement({ from: 1, until: 3, version: "02" }))).toEqual([middle, last]);
});

it.each(["true", "1"])("a booking that is reversed with the indicator %s is a return", (indicator) => {
  const bank = till();
  const entry = entryOf("08", [bank.transfer(1000, "a")]).replace("<Sts>", `<RvslInd>${indicator}</RvslInd><Sts>`);
  const { statements } = read(camtOf(about, { opening: 0, closing: 1000, entries: entry }));
  expect(statements[0]?.bookings).toMatchObject([{ isReturn: true }]);
});

it("bookings that are only announced are left out", () => {
  const bank = till();
  const [entry] = [entryOf("08", [bank.transfer(1000, "a")]).replace("BOOK", "PDNG")];
  expect(read(camtOf(about, { opening: 5, closing: 5, entries: entry ?? "" })).statements[0]?.bookings).toEqual([]);
});

it("a statement whose bookings don't add up to its balances is refused", () => {
  const bank = till();
  bank.transfer(1000, "a");
  const entries = entryOf("08", bank.movements);
  expect(problemOf(camtOf(about, { opening: 0, closing: 1000, entries }))).toBe("none");
  expect(problemOf(camtOf(about, { opening: 0, closing: 1001, entries }))).toBe("BankFileSums");
  expect(problemOf(camtOf(about, { opening: 0, closing: -1000, entries }))).toBe("BankFileSums");
});

const bookings = (count: number) => "<Ntry/>".repeat(count);
const bomb = `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
const whole = () => {
  const bank = till();
  bank.transfer(1000, "a");
  return bank.all();
};

it.each<[string, string | Buffer]>([
  ["no XML", "Date;Amount"],
  ["an empty file", ""],
  ["another kind of document", '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"/>'],
  ["another version", whole().replace("camt.053.001.08", "camt.053.001.12")],
  ["no namespace", whole().replace(/xmlns="[^"]+"/, "")],
  ["a document type", whole().replace("<Document", "<!DOCTYPE Document><Document")],
  ["entities of its own", whole().replace("<Document", `${bomb}<Document`).replace("<Ustrd>a", "<Ustrd>&b;")],
  [
    "an entity of another file",
    whole().replace("<Document", '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document'),
  ],
  ["an unknown entity", whole().replace("<Ustrd>a", "<Ustrd>&nbsp;")],
  ["a deep tree", `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${"<a>".repeat(5000)}`],
  [
    "many elements",
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${"<a/>".repeat(250_001)}</Document>`,
  ],
  ["a long text", whole().replace("<Ustrd>a", `<Ustrd>${"a".repeat(5000)}`)],
  ["an end that is missing", whole().slice(0, -20)],
  ["another encoding", whole().replace("UTF-8", "ISO-8859-1")],
  ["bytes that are no text", Buffer.concat([Buffer.from(whole()), Buffer.from([0xff, 0xfe])])],
  ["a negative amount", whole().replaceAll(">10.00<", ">-10.00<")],
  ["an amount in words", whole().replaceAll(">10.00<", ">1e3<")],
  ["an amount with parts of cents", whole().replaceAll(">10.00<", ">10.005<")],
  ["an amount without a direction", whole().replaceAll(/<CdtDbtInd>CRDT<\/CdtDbtInd>/g, "")],
  ["no date", whole().replaceAll(/<BookgDt>.*<\/BookgDt>/g, "")],
  ["no account", whole().replace(/<IBAN>DE[^<]+<\/IBAN>/, "")],
  ["no balances", whole().replaceAll(/<Bal>.*?<\/Bal>/gs, "")],
  [
    "empty bookings",
    whole()
      .replace("<Ntry>", `${bookings(3)}<Ntry>`)
      .replace("<Ntry/>", "<Ntry><Sts>BOOK</Sts></Ntry>"),
  ],
  ["bookings in another currency than its balances", whole().replace('<Ntry><Amt Ccy="EUR">', '<Ntry><Amt Ccy="USD">')],
])("a file with %s is refused", (_what, text) => {
  expect(problemOf(text)).toBe("BankFileInvalid");
});

it("a file with more bookings than the shop imports is refused", () => {
  const [sum, kind] = ['<Amt Ccy="EUR">0.01</Amt>', "<CdtDbtInd>CRDT</CdtDbtInd>"];
  const entry = `<Ntry>${sum}${kind}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`;
  const entries = entry.repeat(10_001);
  expect(problemOf(camtOf(about, { opening: 0, closing: 10_001, entries }))).toBe("BankFileTooLong");
});
