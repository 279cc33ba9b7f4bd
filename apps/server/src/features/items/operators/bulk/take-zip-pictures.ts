import { ITEM_ZIP_PICTURES_MAX, type RowProblem } from "@trove/contract";
import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import { encodePicture, pictureUrl, storePicture } from "../../../files/index.ts";
import type { PictureParts } from "../upload-picture.ts";
import { PICTURES } from "./item-titles.ts";
import { FileMistake, type ItemLine } from "./read-item-file.ts";
import type { ItemZip } from "./read-zip.ts";

type Taken = { url: string } | { problem: RowProblem };

/** Pictures of the shop have an address with a slash in front. Everything else names a file of the zip file. */
const isName = (entry: string) => entry !== "" && !entry.startsWith("/");

async function take(
  { pictures: storage, now }: PictureParts,
  db: Connection,
  uploadedBy: string,
  { bytes, name }: { bytes: Buffer | undefined; name: string },
): Promise<Taken> {
  if (bytes === undefined) return { problem: { code: "PictureMissing", params: { name } } };
  try {
    const picture = await encodePicture(bytes);
    await storePicture({ db, storage }, { picture, uploadedBy, at: now() });
    return { url: pictureUrl(picture) };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "VALIDATION_FAILED")) throw error;
    return { problem: { code: "PictureUnreadable", params: { name } } };
  }
}

/**
 * Stores the pictures that lines name, like uploaded ones, and puts their addresses in place of the names. A line with
 * a picture that is missing or unreadable gets this as its problem. Pictures that nothing uses are deleted after a day.
 * Throws FileMistake for too many pictures, and OVERLOADED.
 */
export async function takeZipPictures(
  parts: PictureParts,
  db: Connection,
  uploadedBy: string,
  zip: ItemZip,
  lines: readonly ItemLine[],
): Promise<ItemLine[]> {
  const entriesOf = ({ cells }: ItemLine) => (cells[PICTURES] ?? "").split("\n").map((entry) => entry.trim());
  const names = [...new Set(lines.flatMap(entriesOf).filter(isName))];
  if (names.length > ITEM_ZIP_PICTURES_MAX) {
    throw new FileMistake({ code: "FileZipPictures", params: { most: ITEM_ZIP_PICTURES_MAX } });
  }
  const taken = new Map<string, Taken>();
  for (const asked of names) {
    const file = { bytes: zip.picture(asked), name: asked.slice(0, 100) };
    taken.set(asked, await take(parts, db, uploadedBy, file));
  }
  return lines.map((line) => {
    if (line.cells[PICTURES] === undefined) return line;
    const entries = entriesOf(line).map((entry) => taken.get(entry) ?? { url: entry });
    const wrong = entries.find((entry) => "problem" in entry);
    const urls = entries.flatMap((entry) => ("url" in entry ? [entry.url] : []));
    if (wrong !== undefined) return { ...line, problem: line.problem ?? wrong.problem };
    return { ...line, cells: { ...line.cells, [PICTURES]: urls.join("\n") } };
  });
}
