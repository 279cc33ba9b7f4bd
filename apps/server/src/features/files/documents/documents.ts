import { LEGAL_FILES, type LegalFile } from "@trove/contract";
import { DEFAULT_LANGUAGE, type Language, offeredLanguages } from "@trove/contract/languages";
import type { Connection } from "../../../database/connection.ts";
import { type LegalDocuments, legalPath } from "../legal/legal-documents.ts";
import type { PictureStorage } from "../pictures/picture-storage.ts";
import { type DocumentRow, findInForce, readVersions } from "./documents.store.ts";

/** The address of a version. The file at this address never changes. */
export const documentPath = ({ hash, fileName }: Pick<DocumentRow, "hash" | "fileName">): string =>
  legalPath(hash, fileName);

const storedName = (hash: string) => `${hash}.pdf`;

/**
 * The EU's notice is official in each language, so an English upload replaces no other. It has no text of the shop in
 * production.
 */
const isOfficial = (fileName: LegalFile) => fileName === "legal_guarantee.pdf";

const isLegalFile = (fileName: string): fileName is LegalFile => LEGAL_FILES.some((known) => known === fileName);

/** The text that comes with the shop, in a language. `isInForce` says whether people with this language see it. */
type BuiltIn = { language: Language; path: string; isInForce: boolean };

/**
 * The shop's legal documents. Operators can upload versions that replace the texts that come with the shop. The English
 * text is binding. So a language shows its own upload unless a later English version is in force. It shows the text
 * that comes with the shop only while no English upload is in force.
 */
export type Documents = {
  /** Returns the address of the version that people with this language see; undefined if there is no such document. */
  find(fileName: string, language: Language): Promise<string | undefined>;
  /**
   * Returns the file of a version by its address, even if the version is not in force. Undefined if there is no such
   * version.
   */
  read(path: string, fileName: string): Promise<Buffer | undefined>;
  /** Returns the uploaded versions, newest first, with those in force, and the texts that come with the shop. */
  versions(
    fileName: LegalFile,
  ): Promise<{ uploaded: readonly DocumentRow[]; inForce: ReadonlySet<number>; builtIn: readonly BuiltIn[] }>;
  /** Stores the file of a version. Call it before adding the version's row, so that every row has its file. */
  store(hash: string, bytes: Buffer): Promise<void>;
};

type Parts = {
  db: Connection;
  storage: PictureStorage;
  builtIn: LegalDocuments;
  /** Whether a sample stands in for the official notice. */
  hasSampleNotice: boolean;
  now: () => Date;
};

export function makeDocuments({ db, storage, builtIn, hasSampleNotice, now }: Parts): Documents {
  const hasBuiltIn = (fileName: LegalFile) => hasSampleNotice || !isOfficial(fileName);

  /** Returns the upload that people with this language see. Undefined if they see the text that comes with the shop. */
  async function shownUpload(fileName: LegalFile, language: Language): Promise<DocumentRow | undefined> {
    const at = now();
    const binding = await findInForce(db, { fileName, language: DEFAULT_LANGUAGE }, at);
    if (language === DEFAULT_LANGUAGE) return binding;
    const own = await findInForce(db, { fileName, language }, at);
    if (isOfficial(fileName)) return own ?? binding;
    return own !== undefined && (binding === undefined || own.inForceFrom >= binding.inForceFrom) ? own : binding;
  }

  return {
    async find(fileName, language) {
      if (!isLegalFile(fileName)) return undefined;
      const row = await shownUpload(fileName, language);
      if (row !== undefined) return documentPath(row);
      return hasBuiltIn(fileName) ? (await builtIn.find(fileName, language)).path : undefined;
    },
    async read(path, fileName) {
      if (!isLegalFile(fileName)) return undefined;
      const row = (await readVersions(db, fileName)).find((version) => documentPath(version) === path);
      if (row !== undefined) return storage.get(storedName(row.hash));
      await Promise.all(offeredLanguages.map((language) => builtIn.find(fileName, language)));
      return (await builtIn.at(path))?.bytes();
    },
    async versions(fileName) {
      const uploaded = await readVersions(db, fileName);
      const shown = await Promise.all(
        offeredLanguages.map(async (language) => ({
          language,
          row: await shownUpload(fileName, language),
          path: (await builtIn.find(fileName, language)).path,
        })),
      );
      return {
        uploaded,
        inForce: new Set(shown.flatMap(({ row }) => row?.version ?? [])),
        builtIn: hasBuiltIn(fileName)
          ? shown.map(({ language, row, path }) => ({ language, path, isInForce: row === undefined }))
          : [],
      };
    },
    store: (hash, bytes) => storage.put(storedName(hash), bytes),
  };
}
