import { cents, formatDecimal } from "@trove/money";
import type { Movement } from "./bank-account.ts";

type Written = {
  iban: string;
  id: string;
  version: "02" | "08";
  /** The balance before the movements, in cents. */
  opening: number;
  day: string;
  movements: readonly Movement[];
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const tag = (name: string, text: string | null) => (text === null ? "" : `<${name}>${escaped(text)}</${name}>`);
const money = (amount: number, currency: string) =>
  `<Amt Ccy="${currency}">${formatDecimal(cents(Math.abs(amount)))}</Amt>`;
const direction = (isCredit: boolean) => `<CdtDbtInd>${isCredit ? "CRDT" : "DBIT"}</CdtDbtInd>`;

function balance(kind: string, amount: number, day: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>${money(amount, "EUR")}${direction(amount >= 0)}
    <Dt><Dt>${day}</Dt></Dt></Bal>`;
}

function party(version: string, side: string, { name, iban }: Movement): string {
  const named = tag("Nm", name);
  const holder = version === "02" ? named : `<Pty>${named}</Pty>`;
  const account = iban === null ? "" : `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>`;
  return `<RltdPties><${side}>${holder}</${side}>${account}</RltdPties>`;
}

/** The details of one payment, as a part of a booking. */
export function detailsOf(version: "02" | "08", movement: Movement, amount: string): string {
  const { isCredit, isReturn, endToEndId, structured, text, bankReference } = movement;
  const strd = structured === null ? "" : `<Strd><CdtrRefInf><Ref>${structured}</Ref></CdtrRefInf></Strd>`;
  const ustrd = text.match(/.{1,35}/g)?.map((part) => tag("Ustrd", part)) ?? [];
  return `<TxDtls>
    <Refs>${tag("AcctSvcrRef", bankReference)}<EndToEndId>${endToEndId}</EndToEndId></Refs>${amount}
    ${party(version, isCredit === isReturn ? "Cdtr" : "Dbtr", movement)}
    <RmtInf>${ustrd.join("")}${strd}</RmtInf>${isReturn ? "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>" : ""}
  </TxDtls>`;
}

/** A booking of one or several payments. */
export function entryOf(version: "02" | "08", payments: readonly Movement[]): string {
  const [first] = payments;
  if (first === undefined) return "";
  const { currency, isCredit, at } = first;
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  const status = version === "02" ? "<Sts>BOOK</Sts>" : "<Sts><Cd>BOOK</Cd></Sts>";
  const shares = payments.map((payment) => {
    const share = money(payment.amount, currency);
    const stated = version === "02" ? `<AmtDtls><TxAmt>${share}</TxAmt></AmtDtls>` : share + direction(isCredit);
    return detailsOf(version, payment, payments.length > 1 ? stated : "");
  });
  return `<Ntry>${money(total, currency)}${direction(isCredit)}${status}
    <BookgDt><Dt>${at.toISOString().slice(0, 10)}</Dt></BookgDt>
    ${payments.length === 1 ? tag("AcctSvcrRef", first.bankReference) : ""}
    <NtryDtls>${payments.length > 1 ? `<Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch>` : ""}${shares.join("")}</NtryDtls>
  </Ntry>`;
}

/** Wraps bookings into a file of one statement. Amounts of balances are in cents. */
export function camtOf(
  { iban, id, version, day }: Omit<Written, "opening" | "movements">,
  { opening, closing, entries }: { opening: number; closing: number; entries: string },
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>${id}</MsgId><CreDtTm>${day}T18:00:00Z</CreDtTm></GrpHdr>
  <Stmt><Id>${id}</Id><CreDtTm>${day}T18:00:00Z</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${balance("OPBD", opening, day)}${balance("CLBD", closing, day)}${entries}
  </Stmt></BkToCstmrStmt></Document>
`;
}

/** Writes movements as a statement, each in a booking of its own. */
export function writeCamt({ opening, movements, ...about }: Written): string {
  const closing = movements.reduce((sum, { amount, isCredit }) => sum + (isCredit ? amount : -amount), opening);
  const entries = movements.map((movement) => entryOf(about.version, [movement])).join("\n");
  return camtOf(about, { opening, closing, entries });
}
