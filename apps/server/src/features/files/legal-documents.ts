import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ShopIdentity } from "./legal-facts.ts";
import { legalFacts } from "./legal-facts.ts";
import { readBlocks } from "./read-blocks.ts";
import { setDocumentApart } from "./set-document-apart.ts";

/** Must be changed whenever a text in `legal/` changes in substance. */
const VERSION_DATE = new Date("2026-11-02T00:00:00.000Z");
const FOOTER = "Sample for review by the operator’s lawyer. Not legal advice.";

const sources: Readonly<Record<string, string>> = {
  "terms_of_service.pdf": "terms-of-service.md",
  "privacy_policy.pdf": "privacy-policy.md",
};

export type LegalDocument = { bytes: Buffer; path: string };

async function make(fileName: string, source: string, shop: ShopIdentity): Promise<LegalDocument> {
  const text = await readFile(new URL(`./legal/${source}`, import.meta.url), "utf8");
  const blocks = readBlocks(text, legalFacts(shop, VERSION_DATE));
  const meta = { brand: shop.appName, author: shop.companyLegalLine, versionDate: VERSION_DATE, footer: FOOTER };
  const bytes = await setDocumentApart({ blocks, meta });
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { bytes, path: `/files/${hash}/${fileName}` };
}

export type LegalDocuments = { find(fileName: string): Promise<LegalDocument> | undefined };

/** The shop's legal documents as PDF. Each is rendered on its first request and then kept in memory. */
export function makeLegalDocuments(shop: ShopIdentity): LegalDocuments {
  const made = new Map<string, Promise<LegalDocument>>();
  return {
    find(fileName) {
      const source = Object.hasOwn(sources, fileName) ? sources[fileName] : undefined;
      if (source === undefined) return undefined;
      const known = made.get(fileName);
      if (known !== undefined) return known;
      const document = make(fileName, source, shop);
      made.set(fileName, document);
      document.catch(() => made.delete(fileName));
      return document;
    },
  };
}
