import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive. Its time is written to two seconds, in UTC. */
export type ZipEntry = { name: string; bytes: Uint8Array; at: Date };

/** The archive's format counts files in 16 bits. */
export const MOST_ENTRIES = 65_535;

/** The archive's format knows no time zones: a time whose local parts are those of another one in UTC. */
const utcAsLocal = (at: Date) =>
  new Date(
    ...([at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()] as const),
    ...([at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()] as const),
  );

/**
 * Writes a ZIP archive file by file, as fast as its reader takes it: only one file and the list of names are in memory.
 * Files are stored as they are, since PDFs are compressed. The archive must stay below 4 GiB and 65,536 files.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes, at } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = utcAsLocal(at);
    zip.add(file);
    file.push(bytes, true);
    yield* pieces;
    pieces = [];
  }
  zip.end();
  yield* pieces;
}
