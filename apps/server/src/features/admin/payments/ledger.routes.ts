import { randomUUIDv7 } from "node:crypto";
import { csvField, type Endpoints, type ResponseOf } from "@trove/contract";
import { formatDecimal, toEuros } from "@trove/money";
import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { insertAudit } from "../operations/operations.store.ts";
import type { AdminParts } from "../parts.ts";
import { countLedger, type LedgerRow, readLedger, readWholeLedger } from "./ledger.store.ts";

type Entry = ResponseOf<Endpoints["listLedger"]>["items"][number];

const COLUMNS = ["Date (UTC)", "From", "To", "Amount (EUR)", "Type", "Description", "E-mail", "Owner", "About", "Id"];

function entryResponse({ entryId, userId, amountCents, balanceAfterCents, createdAt, ...row }: LedgerRow): Entry {
  return {
    id: entryId,
    ownerId: userId,
    ...row,
    amount: toEuros(amountCents),
    balanceAfter: balanceAfterCents === null ? null : toEuros(balanceAfterCents),
    createdAtUtc: createdAt.toISOString(),
  };
}

function csvRecord(row: LedgerRow): string {
  const { createdAt, fromAccount, toAccount, amountCents, transactionType, description, email } = row;
  const texts = [description ?? "", email ?? ""].map(csvField);
  const money = [fromAccount, toAccount, formatDecimal(amountCents), transactionType ?? ""];
  return `${[createdAt.toISOString(), ...money, ...texts, row.userId, row.relatedId ?? "", row.entryId].join(",")}\r\n`;
}

/** The leading byte order mark tells Excel that the file is UTF-8. */
async function* ledgerFile(batches: AsyncIterable<LedgerRow[]>): AsyncGenerator<string> {
  yield `\uFEFF${COLUMNS.join(",")}\r\n`;
  for await (const rows of batches) yield rows.map(csvRecord).join("");
}

export function ledgerRoutes(bind: Bind, { db, now }: AdminParts): void {
  bind("listLedger", async ({ query }) => {
    const [rows, totalCount] = [await readLedger(db, query, pageRange(query)), await countLedger(db, query)];
    return pageResponse(query, rows.map(entryResponse), totalCount);
  });

  bind("downloadLedger", async ({ person, query }) => {
    const at = now();
    const asked = { actorId: person.userId, action: "downloadLedger", subjectId: person.userId };
    const entry = { auditId: randomUUIDv7(), ...asked, before: null, after: query, at };
    // Written before the first row leaves the shop.
    await db.transaction().execute((tx) => insertAudit(tx, entry));
    const fileName = `ledger-${at.toISOString().slice(0, 10)}.csv`;
    const pieces = ledgerFile(readWholeLedger(db, query));
    return new Download({ fileName, mediaType: "text/csv; charset=utf-8", pieces });
  });
}
