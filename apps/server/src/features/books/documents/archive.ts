import { setTimeout as wait } from "node:timers/promises";
import { offeredLanguages } from "@trove/contract/languages";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { documentNumber, findPurchase, makeInvoice } from "../../purchases/index.ts";
import type { SettingsReader } from "../../settings/index.ts";
import type { ZipEntry } from "../files/zip.ts";
import type { Months } from "../postings/postings.store.ts";
import type { DocumentRow } from "./documents.store.ts";
import { documentsCsv, documentsIn } from "./list-documents.ts";

const FOLDERS = { Invoice: "invoices", CreditNote: "credit-notes" } as const;
const PAUSE_MS = 1000;
const ATTEMPTS = 60;

type Archived = { db: Connection; settings: SettingsReader; zone: string };

/** Makes a document's PDF in the order's language. Waits while others have PDFs made. */
async function pdfOf({ db, settings }: Archived, row: DocumentRow): Promise<Buffer> {
  const purchase = await findPurchase(db, row.userId, row.purchaseId);
  if (purchase === undefined) throw new Error(`no order ${row.purchaseId}`);
  const language = offeredLanguages.find((offered) => offered === row.language) ?? "en";
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { pieces } = await makeInvoice({ db, settings }, purchase, documentNumber(row), language);
      return Buffer.concat(await Array.fromAsync(pieces));
    } catch (error) {
      const isBusy = error instanceof Refusal && error.code === "OVERLOADED";
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await wait(PAUSE_MS);
    }
  }
}

/** The files of the archive: the list, then each document, made when its turn comes. */
export async function* archiveOf(parts: Archived, months: Months, madeAt: Date): AsyncGenerator<ZipEntry> {
  const list = await Array.fromAsync(documentsCsv(parts.db, months, parts.zone));
  yield { name: "documents.csv", bytes: Buffer.from(list.join("")), at: madeAt };
  for await (const rows of documentsIn(parts.db, months, parts.zone)) {
    for (const row of rows) {
      const bytes = await pdfOf(parts, row);
      yield { name: `${FOLDERS[row.kind]}/${documentNumber(row)}.pdf`, bytes, at: row.issuedAt };
    }
  }
}
