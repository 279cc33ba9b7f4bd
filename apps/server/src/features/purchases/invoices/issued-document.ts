import type { InvoiceKind } from "@trove/contract";
import type { Cents } from "@trove/money";

/** An invoice or a credit note as it was issued. `issuedAt` is an ISO time. */
export type IssuedDocument = {
  kind: InvoiceKind;
  number: number;
  totalCents: Cents;
  vatCents: Cents;
  issuedAt: string;
};

const LETTERS: Record<InvoiceKind, string> = { Invoice: "INV", CreditNote: "CN" };

/** Formats a document's number: `INV-000042`. Numbers with more digits keep all of them. */
export function documentNumber({ kind, number }: Pick<IssuedDocument, "kind" | "number">): string {
  return `${LETTERS[kind]}-${String(number).padStart(6, "0")}`;
}
