// Renders one legal document: reads it as JSON from the standard input, writes the PDF to the standard output.
import { text } from "node:stream/consumers";
import { setDocument } from "./set-document.ts";

process.stdout.write(await setDocument(JSON.parse(await text(process.stdin))));
