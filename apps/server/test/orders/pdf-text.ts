import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF, its pages one after the other. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text;
}
