// Reads a PDF from the standard input, and writes what is to be said of it as JSON to the standard output.
import { buffer } from "node:stream/consumers";
import { getDocumentProxy } from "unpdf";
import type { PdfCheck } from "./check-pdf.ts";

async function check(bytes: Uint8Array): Promise<PdfCheck> {
  try {
    const document = await getDocumentProxy(bytes, { stopAtErrors: true, verbosity: 0 });
    const [hasScripts, attachments] = await Promise.all([document.hasJSActions(), document.getAttachments()]);
    if (hasScripts) return { mistake: "The PDF has scripts in it. Save it without them" };
    if (attachments !== null) return { mistake: "The PDF has files attached. Save it without them" };
    for (let page = 1; page <= document.numPages; page += 1) await document.getPage(page);
    return { pageCount: document.numPages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { mistake: isLocked ? "The PDF needs a password" : "That is no PDF file, or it is broken" };
  }
}

process.stdout.write(JSON.stringify(await check(new Uint8Array(await buffer(process.stdin)))));
