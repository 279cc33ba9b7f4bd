import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { LegalFile } from "@trove/contract";
import { type Language, languages } from "@trove/contract/languages";
import { setApart } from "../typesetting/set-apart.ts";
import { legalFacts, legalTag, type StatedSettings } from "./legal-facts.ts";
import { marginTexts } from "./margin-texts.ts";
import { readBlocks } from "./read-blocks.ts";
import type { DocumentWork } from "./set-document.ts";

/** Change this date whenever the meaning of a text in `texts/` changes. */
const VERSION_DATE = new Date("2026-11-27T00:00:00.000Z");

const program = new URL("document-process.ts", import.meta.url);

const sources: Readonly<Record<LegalFile, string>> = {
  "terms_of_service.pdf": "terms-of-service.md",
  "privacy_policy.pdf": "privacy-policy.md",
  "legal_guarantee.pdf": "legal-guarantee.md",
};

/** A document at its address. The first call of `bytes` renders it, which takes about a second. */
type LegalDocument = { path: string; bytes(): Promise<Buffer> };

/**
 * The address of a file. `hash` is the SHA-256 of its contents in hex, so that changed contents get another address.
 */
export const legalPath = (hash: string, fileName: string): string => `/files/${hash.slice(0, 16)}/${fileName}`;

async function make(fileName: LegalFile, language: Language, stated: StatedSettings): Promise<LegalDocument> {
  const source = await readFile(new URL(`./texts/${language}/${sources[fileName]}`, import.meta.url), "utf8");
  const work: DocumentWork = {
    lang: legalTag(language),
    dir: languages[language].dir,
    blocks: readBlocks(source, legalFacts(stated, VERSION_DATE, language)),
    brand: stated.company.name,
    author: stated.company.legalLine,
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

export type LegalDocuments = {
  find(fileName: LegalFile, language: Language): Promise<LegalDocument>;
  /** Finds a document by its address, also one that stated earlier settings. */
  at(path: string): Promise<LegalDocument | undefined>;
};

/**
 * Makes the shop's legal documents as PDF, with the settings in force. Each is rendered when it is first read, and then
 * kept in memory.
 */
export function makeLegalDocuments(readSettings: () => Promise<StatedSettings>): LegalDocuments {
  const made = new Map<string, Promise<LegalDocument>>();
  async function find(fileName: LegalFile, language: Language): Promise<LegalDocument> {
    const { company, topUps, selling, shipping, markets, complaints } = await readSettings();
    const stated = { company, topUps, selling, shipping, markets, complaints };
    const key = JSON.stringify([language, fileName, stated]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const document = make(fileName, language, stated);
    made.set(key, document);
    document.catch(() => made.delete(key));
    return document;
  }
  return { find, at: async (path) => (await Promise.all(made.values())).find((document) => document.path === path) };
}
