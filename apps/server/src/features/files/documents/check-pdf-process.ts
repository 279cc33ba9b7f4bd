// Reads a PDF from the standard input. Writes its number of pages, or the mistake in it, as JSON to the standard
// output.
import { getDocumentProxy } from "unpdf";
import { answerApart } from "../../../command/apart/answer-apart.ts";
import type { PdfCheck } from "./check-pdf.ts";
import { ACTS, FORM, pdfMistake } from "./pdf-mistake.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
/** The field of a document's metadata that says whether it has an XFA form. */
type Facts = { IsXFAPresent?: boolean };
type Annotation = { subtype?: string; url?: string; dest?: unknown; actions?: object | null };

/** Kinds of annotations that only show something. */
const SHOWING =
  /^(Text|FreeText|Line|Square|Circle|Poly(gon|Line)|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|Popup)$/;

/** True if an annotation can do no harm: it shows something, is a form field, or links to the web or to a page. */
function isHarmless({ subtype = "", url, dest, actions }: Annotation): boolean {
  if (actions) return false;
  return subtype === "Link" ? (url ?? dest ?? null) !== null : subtype === "Widget" || SHOWING.test(subtype);
}

async function acts(page: Page): Promise<boolean> {
  const annotations: Annotation[] = await page.getAnnotations({ intent: "any" });
  return (await page.getJSActions()) !== null || !annotations.every(isHarmless);
}

async function check(bytes: Buffer): Promise<PdfCheck> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true, verbosity: 0 });
    const [hasScripts, attachments, { info }] = await Promise.all([
      document.hasJSActions(),
      document.getAttachments(),
      document.getMetadata(),
    ]);
    const { IsXFAPresent }: Facts = info;
    if (IsXFAPresent === true) return { mistake: FORM };
    if (hasScripts) return { mistake: "The PDF has scripts in it. Save it without them" };
    if (attachments !== null) return { mistake: "The PDF has files attached. Save it without them" };
    for (let page = 1; page <= document.numPages; page += 1) {
      if (await acts(await document.getPage(page))) return { mistake: ACTS };
    }
    const mistake = pdfMistake(bytes);
    return mistake === undefined ? { pageCount: document.numPages } : { mistake };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { mistake: isLocked ? "The PDF needs a password" : "That is no PDF file, or it is broken" };
  }
}

await answerApart(check);
