import { LEGAL_FILES } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { documentPath, type Documents } from "../index.ts";
import { type OperationParts, readUserNames } from "../../operators/index.ts";

type DocumentParts = Pick<OperationParts, "db"> & { documents: Documents };

export function legalDocumentRoutes(bind: Bind, { db, documents }: DocumentParts): void {
  bind("listLegalDocuments", () =>
    Promise.all(
      LEGAL_FILES.map(async (fileName) => {
        const { uploaded, inForce, builtIn } = await documents.versions(fileName);
        const names = await readUserNames(
          db,
          uploaded.map(({ uploadedBy }) => uploadedBy),
        );
        return {
          fileName,
          builtIn: builtIn.map(({ language, path, isInForce }) => ({ language, url: path, isInForce })),
          versions: uploaded.map((row) => ({
            version: row.version,
            language: row.language,
            url: documentPath(row),
            byteCount: row.byteCount,
            pageCount: row.pageCount,
            uploadedBy: { userInfoId: row.uploadedBy, userName: names.get(row.uploadedBy) ?? "" },
            uploadedAtUtc: row.uploadedAt.toISOString(),
            inForceFromUtc: row.inForceFrom.toISOString(),
            isInForce: inForce.has(row.version),
          })),
        };
      }),
    ),
  );
}
