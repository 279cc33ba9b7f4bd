import { add, cents, formatDecimal, ZERO_CENTS } from "@trove/money";
import type { BankAccount } from "../account.ts";
import { isIban } from "@trove/contract/iban";
import type { DueRefund } from "./refund-files.store.ts";

/** SEPA allows these letters, so no name needs to be escaped. */
const OTHER_LETTERS = /[^A-Za-z0-9/\-?:().,'+ ]/g;
const MOST_LETTERS = 70;

/** Writes a text in the letters that every bank reads, without accents. */
function latin(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
  return plain.replaceAll(OTHER_LETTERS, " ").replaceAll(/ +/g, " ").trim().slice(0, MOST_LETTERS);
}

function transfer({ endToEndId, amountMinor, name, iban }: DueRefund): string {
  if (!isIban(iban)) throw new Error(`the transfer ${endToEndId} has no IBAN`);
  return `
      <CdtTrfTxInf>
        <PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">${formatDecimal(cents(amountMinor))}</InstdAmt></Amt>
        <Cdtr><Nm>${latin(name) || "Account holder"}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${endToEndId.startsWith("PAY") ? "Payout" : "Refund"} ${endToEndId}</Ustrd></RmtInf>
      </CdtTrfTxInf>`;
}

/**
 * Writes an order of transfers for the shop's bank (pain.001.001.09). The bank books each alone, so that statements
 * name it.
 */
export function writePain(account: BankAccount, fileId: string, refunds: readonly DueRefund[], at: Date): string {
  const id = fileId.replaceAll("-", "");
  const total = refunds.reduce((sum, { amountMinor }) => add(sum, cents(amountMinor)), ZERO_CENTS);
  const sums = `<NbOfTxs>${refunds.length}</NbOfTxs><CtrlSum>${formatDecimal(total)}</CtrlSum>`;
  const time = at.toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${id}</MsgId><CreDtTm>${time.slice(0, 19)}Z</CreDtTm>
      ${sums}
      <InitgPty><Nm>${account.holder}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>
      ${sums}
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${time.slice(0, 10)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${account.holder}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${account.iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>${account.bic}</BICFI></FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>${refunds.map(transfer).join("")}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}
