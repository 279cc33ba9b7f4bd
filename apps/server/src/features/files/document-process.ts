// Renders one legal document: reads its blocks as JSON from the standard input, writes the PDF to the standard output.
import { text } from "node:stream/consumers";
import { setDocument } from "./set-document.ts";
import type { DocumentWork } from "./set-document-apart.ts";

const { blocks, meta }: DocumentWork = JSON.parse(await text(process.stdin));
process.stdout.write(await setDocument(blocks, { ...meta, versionDate: new Date(meta.versionDate) }));
