import { setApart } from "../typesetting/set-apart.ts";
import type { Sheet } from "./sheet.ts";

const program = new URL("sheet-process.ts", import.meta.url);

/** Sets a sheet as PDF in a process of its own. Throws OVERLOADED when too many wait. */
export const setSheetApart = (sheet: Sheet): Promise<Buffer> => setApart(program, sheet);
