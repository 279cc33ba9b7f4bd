import type { Endpoints, QueryOf } from "@trove/contract";
import type { BookFile } from "@trove/contract/book-kinds";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { HOME_COUNTRY } from "../../application-info/index.ts";
import { auditRead } from "../../operators/index.ts";
import { type Closing, readClosings } from "../closings/closings.store.ts";
import { archiveOf } from "../documents/archive.ts";
import { countDocuments } from "../documents/documents.store.ts";
import { documentsCsv } from "../documents/list-documents.ts";
import type { BookParts } from "../parts.ts";
import { type Months, readPostings } from "../postings/postings.store.ts";
import { readSettings, requireOneLength } from "../settings/book-settings.ts";
import { readVatLines } from "../vat/vat-lines.ts";
import { datevBatch, isOneYear } from "./datev.ts";
import { postingsCsv } from "./postings-csv.ts";
import { ossCsv, vatCsv } from "./vat-csv.ts";
import { windows1252 } from "./windows-1252.ts";
import { MOST_ENTRIES, zipped } from "./zip.ts";

type Made = { mediaType: string; extension: string; pieces: AsyncIterable<string | Uint8Array> };

const QUARTER = 3;

async function* whole(piece: string | Uint8Array) {
  yield piece;
}

const csv = (pieces: AsyncIterable<string | Uint8Array>): Made => ({
  mediaType: "text/csv; charset=utf-8",
  extension: "csv",
  pieces,
});

function refuse(detail: string): never {
  throw new Refusal("VALIDATION_FAILED", { detail, errors: { to: [detail] } });
}

/** The quarter that a period is exactly, like 2026Q1. Throws VALIDATION_FAILED for other periods. */
function quarterIn({ from, to }: Months): string {
  const [first, last] = [Number(from.slice(5)), Number(to.slice(5))];
  const isQuarter = from.slice(0, 4) === to.slice(0, 4) && first % QUARTER === 1 && last === first + QUARTER - 1;
  return isQuarter
    ? `${from.slice(0, 4)}Q${last / QUARTER}`
    : refuse("The OSS report is of a quarter, like January to March");
}

/** The time that files state: when the last of the months was closed, or now if it is open. */
function madeAtOf({ to }: Months, closings: readonly Closing[], now: Date): { madeAt: Date; isFinal: boolean } {
  const closing = closings.find(({ month }) => month === to);
  return { madeAt: closing?.closedAt ?? now, isFinal: closing !== undefined };
}

const makers: Record<BookFile, (parts: BookParts, months: Months) => Promise<Made>> = {
  postings: async ({ db, zone }, months) => csv(whole(postingsCsv(await readPostings(db, months, zone)))),
  vat: async (parts, months) => csv(whole(vatCsv(await readVatLines(parts.db, months, parts)))),
  oss: async (parts, months) => {
    const quarter = quarterIn(months);
    return csv(whole(ossCsv(await readVatLines(parts.db, months, parts), quarter, HOME_COUNTRY)));
  },
  documents: async ({ db, zone }, months) => csv(documentsCsv(db, months, zone)),
  datev: async (parts, months) => {
    const { db, zone, now } = parts;
    const settings = await readSettings(db);
    requireOneLength(settings);
    if (!isOneYear(months.from, months.to, settings)) refuse("A batch for DATEV is of one fiscal year");
    const when = madeAtOf(months, await readClosings(db), now());
    const [postings, vat] = [await readPostings(db, months, zone), await readVatLines(db, months, parts)];
    const batch = { settings, ...months, ...when, home: HOME_COUNTRY };
    const pieces = whole(windows1252(datevBatch(batch, postings, vat)));
    return { mediaType: "text/csv; charset=windows-1252", extension: "csv", pieces };
  },
  archive: async (parts, months) => {
    const { invoices, creditNotes } = await countDocuments(parts.db, months, parts.zone);
    if (invoices + creditNotes >= MOST_ENTRIES) refuse("These are too many documents for one archive");
    const { madeAt } = madeAtOf(months, await readClosings(parts.db), parts.now());
    return { mediaType: "application/zip", extension: "zip", pieces: zipped(archiveOf(parts, months, madeAt)) };
  },
};

/** Names that DATEV expects begin with EXTF. */
const NAMES: Record<BookFile, string> = {
  postings: "postings",
  vat: "vat",
  oss: "oss",
  documents: "documents",
  datev: "EXTF_Buchungsstapel",
  archive: "documents",
};

/**
 * Makes a file of the books. Notes the read in the audit log before the first byte is sent. Throws VALIDATION_FAILED if
 * the file can't be of these months.
 */
export async function downloadBooks(parts: BookParts, person: Person, query: QueryOf<Endpoints["downloadBooks"]>) {
  const { from, to, file } = query;
  const { extension, ...made } = await makers[file](parts, { from, to });
  await auditRead(parts, { person, action: "downloadBooks", subjectId: person.userId, query });
  return { ...made, fileName: `${NAMES[file]}-${from === to ? from : `${from}-${to}`}.${extension}` };
}
