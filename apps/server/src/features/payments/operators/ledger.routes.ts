import type { Endpoints, ResponseOf } from "@trove/contract";
import { formatDecimal, toEuros } from "@trove/money";
import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { type CsvColumn, exportList, inBatches, type OperationParts } from "../../operators/index.ts";
import { countLedger, type LedgerRow, readLedger, readLedgerAfter } from "./ledger.store.ts";

const EXPORT_BATCH = 1000;

type Entry = ResponseOf<Endpoints["listLedger"]>["items"][number];

const columns: readonly CsvColumn<LedgerRow>[] = [
  { title: "Date (UTC)", value: ({ createdAt }) => createdAt.toISOString() },
  { title: "From", value: ({ fromAccount }) => fromAccount },
  { title: "To", value: ({ toAccount }) => toAccount },
  { title: "Amount (EUR)", value: ({ amountCents }) => formatDecimal(amountCents) },
  { title: "Type", value: ({ transactionType }) => transactionType },
  { title: "Description", value: ({ description }) => description },
  { title: "Email", value: ({ email }) => email },
  { title: "Owner", value: ({ userId }) => userId },
  { title: "About", value: ({ relatedId }) => relatedId },
  { title: "Id", value: ({ entryId }) => entryId },
];

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

export function ledgerRoutes(bind: Bind, { db, now }: OperationParts): void {
  bind("listLedger", async ({ query }) => {
    const [rows, totalCount] = [await readLedger(db, query, pageRange(query)), await countLedger(db, query)];
    return pageResponse(query, rows.map(entryResponse), totalCount);
  });

  bind("downloadLedger", async ({ person, query }) => {
    const asked = { person, action: "downloadLedger", query, name: "ledger" };
    const batches = inBatches<LedgerRow>(EXPORT_BATCH, (last, most) => readLedgerAfter(db, query, last, most));
    return new Download(await exportList({ db, now }, asked, columns, batches));
  });
}
