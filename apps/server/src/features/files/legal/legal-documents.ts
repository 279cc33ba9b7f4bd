import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { LegalFile } from "@trove/contract";
import { type Language, languages } from "@trove/contract/languages";
import { setApart } from "../typesetting/set-apart.ts";
import { legalFacts, legalTag, type ShopIdentity } from "./legal-facts.ts";
import { marginTexts } from "./margin-texts.ts";
import { readBlocks } from "./read-blocks.ts";
import type { DocumentWork } from "./set-document.ts";

/** Change this date whenever the meaning of a text in `texts/` changes. */
const VERSION_DATE = new Date("2026-11-23T00:00:00.000Z");

const program = new URL("document-process.ts", import.meta.url);

const sources: Readonly<Record<LegalFile, string>> = {
  "terms_of_service.pdf": "terms-of-service.md",
  "privacy_policy.pdf": "privacy-policy.md",
};

/** A document at its address. The first call of `bytes` renders it, which takes about a second. */
type LegalDocument = { path: string; bytes(): Promise<Buffer> };

/**
 * The address of a file. `hash` is the SHA-256 of its contents in hex, so that changed contents get another address.
 */
export const legalPath = (hash: string, fileName: string): string => `/files/${hash.slice(0, 16)}/${fileName}`;

async function make(fileName: LegalFile, language: Language, shop: ShopIdentity): Promise<LegalDocument> {
  const source = await readFile(new URL(`./texts/${language}/${sources[fileName]}`, import.meta.url), "utf8");
  const work: DocumentWork = {
    lang: legalTag(language),
    dir: languages[language].dir,
    blocks: readBlocks(source, legalFacts(shop, VERSION_DATE, language)),
    brand: shop.appName,
    author: shop.companyLegalLine,
    date: VERSION_DATE.toISOString(),
    ...marginTexts[language],
  };
  let made: Promise<Buffer> | undefined;
  const bytes = () => {
    made ??= setApart(program, work).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  // Hashes what the document says and not the PDF, because pages link to the document before it is rendered.
  return { bytes, path: legalPath(createHash("sha256").update(JSON.stringify(work)).digest("hex"), fileName) };
}

export type LegalDocuments = { find(fileName: LegalFile, language: Language): Promise<LegalDocument> };

/** Makes the shop's legal documents as PDF. Each is rendered when it is first read, and then kept in memory. */
export function makeLegalDocuments(shop: ShopIdentity): LegalDocuments {
  const made = new Map<string, Promise<LegalDocument>>();
  return {
    find(fileName, language) {
      const key = `${language}/${fileName}`;
      const known = made.get(key);
      if (known !== undefined) return known;
      const document = make(fileName, language, shop);
      made.set(key, document);
      document.catch(() => made.delete(key));
      return document;
    },
  };
}
