import { type Cents, formatDecimal } from "@trove/money";
import type { BankAccount } from "./account.ts";

/** The text of a QR code that banking apps read as a transfer in euros (EPC069-12, version 2). */
export function epcCode({ iban, bic, holder }: BankAccount, amount: Cents, reference: string): string {
  return ["BCD", "002", "1", "SCT", bic, holder, iban, `EUR${formatDecimal(amount)}`, "", reference].join("\n");
}
