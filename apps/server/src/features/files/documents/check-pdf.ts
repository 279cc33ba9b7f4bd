import { readApart } from "../../../command/apart/read-apart.ts";
import { atMost } from "../../../command/at-most.ts";
import { Refusal } from "../../../command/refusal.ts";

const program = new URL("check-pdf-process.ts", import.meta.url);

const MAGIC = "%PDF-";
const oneCheck = atMost(1, 4);

/** The process's output about a file. */
export type PdfCheck = { pageCount: number } | { mistake: string };

const refused = (mistake: string) => new Refusal("VALIDATION_FAILED", { detail: mistake, errors: { file: [mistake] } });

const UNREADABLE = "The PDF can't be read: it is broken, or takes too much time or memory";

/**
 * Returns the number of pages. Throws VALIDATION_FAILED if the file is not a PDF, is encrypted, or contains scripts,
 * files, or actions other than links.
 */
export function checkPdf(bytes: Buffer): Promise<number> {
  return oneCheck(async () => {
    if (bytes.subarray(0, MAGIC.length).toString("latin1") !== MAGIC) throw refused("That is no PDF file");
    const check = (await readApart<PdfCheck>(program, bytes)) ?? { mistake: UNREADABLE };
    if ("mistake" in check) throw refused(check.mistake);
    return check.pageCount;
  });
}
