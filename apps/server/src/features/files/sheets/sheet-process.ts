// Renders one sheet: reads it as JSON from the standard input, writes the PDF to the standard output.
import { text } from "node:stream/consumers";
import { setSheet } from "./set-sheet.ts";

process.stdout.write(await setSheet(JSON.parse(await text(process.stdin))));
