import { constants, copyFile, type FileHandle, open } from "node:fs/promises";
import { projectNode } from "../bootstrap/project-node.mjs";
import { root } from "../run/step.ts";

const ELF_64_LITTLE = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
const HEADER_SIZE = 64;
/** Places in the header: of the table of segments, of the table of sections, and of the size and number of segments. */
const [SEGMENTS_AT, SECTIONS_AT, SEGMENT_SIZE_AT, SEGMENT_COUNT_AT, SECTION_COUNT_AT] = [0x20, 0x28, 0x36, 0x38, 0x3c];
/** Places in the entry of a segment. */
const [OFFSET_AT, SIZE_AT] = [0x08, 0x20];

/** The place in the file at which its last segment ends. The system loads nothing that follows. */
async function endOfSegments(file: FileHandle, header: Buffer): Promise<number> {
  const size = header.readUInt16LE(SEGMENT_SIZE_AT);
  const entries = Buffer.alloc(size * header.readUInt16LE(SEGMENT_COUNT_AT));
  await file.read(entries, 0, entries.length, Number(header.readBigUInt64LE(SEGMENTS_AT)));
  const ends = Array.from({ length: entries.length / size }, (_, place) => {
    const entry = entries.subarray(place * size);
    return Number(entry.readBigUInt64LE(OFFSET_AT) + entry.readBigUInt64LE(SIZE_AT));
  });
  return Math.max(...ends);
}

/** Cuts symbols and debugging data, a fifth of Node, off a program of Linux. Leaves programs of other systems. */
async function cutSymbols(file: FileHandle): Promise<void> {
  const header = Buffer.alloc(HEADER_SIZE);
  await file.read(header, 0, HEADER_SIZE, 0);
  if (!header.subarray(0, ELF_64_LITTLE.length).equals(ELF_64_LITTLE)) return;
  await file.truncate(await endOfSegments(file, header));
  header.writeBigUInt64LE(0n, SECTIONS_AT);
  // The number of sections, and which of them has their names.
  header.writeUInt32LE(0, SECTION_COUNT_AT);
  await file.write(header, 0, HEADER_SIZE, 0);
}

/** Copies the Node that runs the project, without symbols. */
export async function copyNode(path: string): Promise<void> {
  await copyFile(projectNode(root), path, constants.COPYFILE_EXCL);
  const file = await open(path, "r+");
  try {
    await cutSymbols(file);
  } finally {
    await file.close();
  }
}
