import { crc32 } from "node:zlib";

/** A file of an archive. Its time is written to the second, in UTC. */
export type ZipEntry = { name: string; bytes: Uint8Array; at: Date };

/** The archive's format counts files in 16 bits. */
export const MOST_ENTRIES = 65_535;

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 0x08_00;
const FIRST_YEAR = 1980;

/** Numbers as they stand in the archive: little-endian, each with its number of bytes. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((length, [, bytes]) => length + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dayOf = (at: Date) => ((at.getUTCFullYear() - FIRST_YEAR) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

/** What both headers of a file state, except where it begins. Files are stored as they are: PDFs are compressed. */
function statement({ name, bytes, at }: ZipEntry): Buffer {
  return fields(
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    [timeOf(at), 2],
    [dayOf(at), 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [Buffer.byteLength(name), 2],
    [0, 2],
  );
}

/**
 * Writes a ZIP archive file by file (PKWARE APPNOTE 4.3), as fast as its reader takes it. Only one file and the list of
 * names are in memory. The archive must stay below 4 GiB and 65,536 files.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const about = statement(entry);
    const noComment = fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(Buffer.concat([fields([CENTRAL, 4], [VERSION, 2]), about, noComment, name]));
    const head = Buffer.concat([fields([LOCAL, 4]), about, name]);
    yield head;
    yield entry.bytes;
    offset += head.length + entry.bytes.length;
  }
  const list = Buffer.concat(directory);
  const count = directory.length;
  yield list;
  yield fields([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
}
