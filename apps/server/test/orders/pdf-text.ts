import { extractText, getDocumentProxy } from "unpdf";

/** Returns the text of a PDF, page after page. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text;
}
