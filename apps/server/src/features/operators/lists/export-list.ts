import { CSV_MARK, type CsvCell, csvRecord } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { Person } from "../../../command/person.ts";
import { auditRead } from "../audit/audit-read.ts";

/** One column of a CSV file. `value` returns texts unescaped, because they are escaped here. */
export type CsvColumn<Row> = { title: string; value: (row: Row) => CsvCell };

type Export = {
  person: Person;
  /** The endpoint's name. */
  action: string;
  /** The request's query, for the audit log. */
  query: object;
  /** The file's name without date and extension, for example "shipments". */
  name: string;
};

async function* csvPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield CSV_MARK + csvRecord(columns.map(({ title }) => title));
  for await (const rows of batches) yield rows.map((row) => csvRecord(columns.map(({ value }) => value(row)))).join("");
}

/**
 * Returns a list as a CSV file. The file is produced as fast as the client reads it, with one batch of rows in memory.
 * The audit entry is written before the first row is sent.
 */
export async function exportList<Row>(
  { db, now }: { db: Connection; now: () => Date },
  { person, action, query, name }: Export,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) {
  await auditRead({ db, now }, { person, action, subjectId: person.userId, query });
  const day = now().toISOString().slice(0, 10);
  return {
    fileName: `${name}-${day}.csv`,
    mediaType: "text/csv; charset=utf-8",
    pieces: csvPieces(columns, batches),
  };
}

/**
 * Reads a list in batches: `readAfter` returns the rows after the last row of the previous batch. Between two batches,
 * neither rows nor a database connection are held.
 */
export async function* inBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined, most: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last, size);
    yield rows;
    last = rows.length < size ? undefined : rows.at(-1);
  } while (last !== undefined);
}
