import { randomUUIDv7 } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { ITEM_FILE_MAX_BYTES } from "@trove/contract";
import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import { readItemsNamed } from "../../index.ts";
import { defineDirectAct, insertWork, type PlannedRow, shownWork } from "../../../operators/index.ts";
import { PICTURES } from "./item-titles.ts";
import { judgeLine, namesIn } from "./judge-line.ts";
import { readShelf } from "./judge-item.ts";
import type { SafetyRule } from "../safety-rule.ts";
import type { PictureParts } from "../upload-picture.ts";
import { readItemFileApart, refusedFile } from "./read-item-file-apart.ts";
import { type ItemFile, type ItemLine, FileMistake } from "./read-item-file.ts";
import { isZip, readZip } from "./read-zip.ts";
import { takeZipPictures } from "./take-zip-pictures.ts";

/** After this many lines, other requests get a turn. */
const JUDGED_AT_ONCE = 100;

/** Plans the lines of a file, compared with the items as they are now. */
export async function judgeLines(rule: SafetyRule, db: Connection, lines: readonly ItemLine[]): Promise<PlannedRow[]> {
  const rows = await readItemsNamed(db, namesIn(lines));
  const items = new Map(rows.flatMap((row) => [[row.itemId, row] as const, [row.slug, row] as const]));
  const pictures = lines.flatMap(({ cells }) => (cells[PICTURES] ?? "").split("\n").map((url) => url.trim()));
  const context = { shelf: await readShelf(rule, db, rows, pictures), items, taken: new Map<string, number>() };
  const planned: PlannedRow[] = [];
  for (const [place, line] of lines.entries()) {
    if (place % JUDGED_AT_ONCE === 0) await setImmediate();
    planned.push(judgeLine(context, line));
  }
  return planned;
}

/** Reads a CSV file, or a zip file of one and pictures. Throws VALIDATION_FAILED, PAYLOAD_TOO_LARGE and OVERLOADED. */
async function readUpload(parts: PictureParts, db: Connection, userId: string, bytes: Buffer): Promise<ItemFile> {
  if (!isZip(bytes)) {
    if (bytes.length > ITEM_FILE_MAX_BYTES) throw new Refusal("PAYLOAD_TOO_LARGE");
    return readItemFileApart(bytes);
  }
  try {
    const zip = readZip(bytes);
    const { columns, lines } = await readItemFileApart(zip.csv);
    return { columns, lines: await takeZipPictures(parts, db, userId, zip, lines) };
  } catch (error) {
    throw error instanceof FileMistake ? refusedFile(error.problem) : error;
  }
}

/**
 * Plans an import of items from a file, without running it. Throws VALIDATION_FAILED if the file as a whole can't be
 * read.
 */
export const planImport = (parts: PictureParts & SafetyRule) =>
  defineDirectAct({
    name: "planItemImport",
    prepare: async (db, { person, rawBody }) => ({ file: await readUpload(parts, db, person.userId, rawBody) }),
    change: async (tx, at, { person, query: { title } }, { file: { columns, lines } }) => {
      const own = { kind: "ItemImport", title, actorId: person.userId, revertsId: null } as const;
      const work = { ...own, workId: randomUUIDv7(), settings: { columns } };
      const rows = await judgeLines(parts, tx, lines);
      await insertWork(tx, work, rows, at);
      const after = { kind: work.kind, title, rows: rows.length };
      return { facts: { workId: work.workId }, audit: { subjectId: work.workId, before: null, after } };
    },
    response: (db, { workId }) => shownWork({ db }, workId),
  });
