import { setApart } from "../typesetting/set-apart.ts";
import type { Sheet } from "./sheet.ts";

const program = new URL("sheet-process.ts", import.meta.url);

/** Renders a sheet as PDF in a separate process. Throws OVERLOADED if too many wait. */
export const setSheetApart = (sheet: Sheet): Promise<Buffer> => setApart(program, sheet);
