import type { InvoiceKind } from "@trove/contract";
import type { Cents } from "@trove/money";

/** An invoice or a credit note, as it was issued; `issuedAt` is an ISO time. */
export type IssuedDocument = {
  kind: InvoiceKind;
  number: number;
  totalCents: Cents;
  vatCents: Cents;
  issuedAt: string;
};

const LETTERS: Record<InvoiceKind, string> = { Invoice: "INV", CreditNote: "CN" };

/** The number as people see it: `INV-000042`. Longer ones keep all digits. */
export function documentNumber({ kind, number }: Pick<IssuedDocument, "kind" | "number">): string {
  return `${LETTERS[kind]}-${String(number).padStart(6, "0")}`;
}
