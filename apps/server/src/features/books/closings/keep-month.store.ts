import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { Posting } from "../postings/postings.store.ts";
import type { VatLine } from "../vat/vat.store.ts";
import { type Closing, edgeOf } from "./closings.store.ts";

/** Notes that a month is closed, with its last ledger entry and documents. */
export async function callCloseMonth(
  tx: Transaction,
  { month, closedAt, closedBy }: Closing,
  zone: string,
): Promise<void> {
  const end = edgeOf(month, 1, zone);
  const last = (kind: string) =>
    sql`coalesce((select max(number) from invoices where kind = ${kind} and issued_at < ${end}), 0)`;
  const { rows } = await sql<{ endsAt: Date; lastNumber: number; lastInvoice: number; lastCreditNote: number }>`
    select ${end} as ends_at, folded_number as last_number, ${last("Invoice")} as last_invoice,
      ${last("CreditNote")} as last_credit_note
    from ledger_projection`.execute(tx);
  const [fixed] = rows;
  if (fixed === undefined) throw new Error("the sums of the ledger have no row");
  return callCommand(tx, command("month_close", { month, ...fixed, at: closedAt, by: closedBy }));
}

/** Keeps the postings and the VAT of a month, after it is noted as closed. */
export function callKeepLines(
  tx: Transaction,
  month: string,
  lines: readonly Posting[],
  vat: readonly VatLine[],
): Promise<void> {
  return callCommand(tx, command("book_lines_keep", { month, lines: [...lines], vat: [...vat] }));
}
