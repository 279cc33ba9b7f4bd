import { constants, copyFileSync, closeSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";

const ELF_64_LITTLE = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
const HEADER_SIZE = 64;
/** Places in the header: of the table of segments, of the table of sections, and of the size and number of segments. */
const [SEGMENTS_AT, SECTIONS_AT, SEGMENT_SIZE_AT, SEGMENT_COUNT_AT, SECTION_COUNT_AT] = [0x20, 0x28, 0x36, 0x38, 0x3c];
/** Places in the entry of a segment. */
const [OFFSET_AT, SIZE_AT] = [0x08, 0x20];

/** The place in the file at which its last segment ends. The system loads nothing that follows. */
function endOfSegments(file, header) {
  const size = header.readUInt16LE(SEGMENT_SIZE_AT);
  const entries = Buffer.alloc(size * header.readUInt16LE(SEGMENT_COUNT_AT));
  readSync(file, entries, 0, entries.length, Number(header.readBigUInt64LE(SEGMENTS_AT)));
  const ends = Array.from({ length: entries.length / size }, (_, place) => {
    const entry = entries.subarray(place * size);
    return Number(entry.readBigUInt64LE(OFFSET_AT) + entry.readBigUInt64LE(SIZE_AT));
  });
  return Math.max(...ends);
}

/** Cuts symbols and debugging data, a fifth of Node, off a program of Linux. Leaves programs of other systems. */
function cutSymbols(file) {
  const header = Buffer.alloc(HEADER_SIZE);
  readSync(file, header, 0, HEADER_SIZE, 0);
  if (!header.subarray(0, ELF_64_LITTLE.length).equals(ELF_64_LITTLE)) return;
  ftruncateSync(file, endOfSegments(file, header));
  header.writeBigUInt64LE(0n, SECTIONS_AT);
  // The number of sections, and which of them has their names.
  header.writeUInt32LE(0, SECTION_COUNT_AT);
  writeSync(file, header, 0, HEADER_SIZE, 0);
}

/** Copies a program to a new file, without symbols. The system copies: of a file that is written, Linux maps more. */
export function copyWithoutSymbols(from, to) {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  const file = openSync(to, "r+");
  try {
    cutSymbols(file);
  } finally {
    closeSync(file);
  }
}
