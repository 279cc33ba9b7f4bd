import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type LegalFile, routes } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import PDFDocument from "pdfkit";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type AskedUpload = { fileName?: LegalFile; language?: Language; inForceFrom?: string };
type Uploaded = { version: number; code?: string; detail?: string };

/** Makes a PDF of one page with this text. */
export async function pdfOf(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text(text);
  document.end();
  return buffer(document);
}

/** A PDF that runs a script when it is opened. */
export async function scriptedPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  document.text("Terms");
  document.addNamedJavaScript("greet", "app.alert(1)");
  document.end();
  return buffer(document);
}

/** Uploads a file as a legal document, as an operator. */
export async function uploadDocument(
  shop: Pick<Shop, "app">,
  { token }: Pick<TestPerson, "token">,
  bytes: Buffer | string,
  { fileName = "terms_of_service.pdf", language, inForceFrom }: AskedUpload = {},
  key: string = randomUUID(),
) {
  const { method, path } = routes.uploadLegalDocument;
  const query = new URLSearchParams({
    fileName,
    ...(language && { language }),
    ...(inForceFrom !== undefined && { inForceFrom }),
  });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/pdf", "idempotency-key": key };
  const response = await shop.app.http.inject({ method, url: `${path}?${query.toString()}`, headers, payload: bytes });
  return { status: response.statusCode, body: response.json<Uploaded>() };
}
