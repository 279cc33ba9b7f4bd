import { LEGAL_FILES, type LegalFile } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { LegalDocuments } from "../legal-documents.ts";
import type { PictureStorage } from "../pictures/picture-storage.ts";
import { type DocumentRow, findInForce, readVersions } from "./documents.store.ts";

const HASH_DIGITS = 16;

/** The address of a version. Its contents never change. */
export const documentPath = ({ hash, fileName }: Pick<DocumentRow, "hash" | "fileName">): string =>
  `/files/${hash.slice(0, HASH_DIGITS)}/${fileName}`;

const storedName = (hash: string) => `${hash}.pdf`;

const isLegalFile = (fileName: string): fileName is LegalFile => LEGAL_FILES.some((known) => known === fileName);

/** The shop's legal documents: what operators have uploaded, and before that the texts that come with the shop. */
export type Documents = {
  /** The address of the version that is in force; undefined if there is no such document. */
  find(fileName: string): Promise<string | undefined>;
  /** Any version at its address; undefined if there is none. */
  read(path: string, fileName: string): Promise<Buffer | undefined>;
  /** The uploaded versions, newest first, which of them is in force, and the address of the text that comes with the shop. */
  versions(
    fileName: LegalFile,
  ): Promise<{ uploaded: readonly DocumentRow[]; inForce?: number | undefined; builtIn: string }>;
  /** Stores the file of a version. Its row comes afterwards: a file without a row is never asked for. */
  store(hash: string, bytes: Buffer): Promise<void>;
};

type Parts = { db: Connection; storage: PictureStorage; builtIn: LegalDocuments; now: () => Date };

export function makeDocuments({ db, storage, builtIn, now }: Parts): Documents {
  async function builtInOf(fileName: LegalFile) {
    const document = await builtIn.find(fileName);
    if (document === undefined) throw new Error(`no text comes with the shop for ${fileName}`);
    return document;
  }

  return {
    async find(fileName) {
      if (!isLegalFile(fileName)) return undefined;
      const row = await findInForce(db, fileName, now());
      return row === undefined ? (await builtInOf(fileName)).path : documentPath(row);
    },
    async read(path, fileName) {
      if (!isLegalFile(fileName)) return undefined;
      const row = (await readVersions(db, fileName)).find((version) => documentPath(version) === path);
      if (row !== undefined) return storage.get(storedName(row.hash));
      const document = await builtInOf(fileName);
      return document.path === path ? document.bytes : undefined;
    },
    async versions(fileName) {
      const [uploaded, inForce] = await Promise.all([readVersions(db, fileName), findInForce(db, fileName, now())]);
      return { uploaded, inForce: inForce?.version, builtIn: (await builtInOf(fileName)).path };
    },
    store: (hash, bytes) => storage.put(storedName(hash), bytes),
  };
}
