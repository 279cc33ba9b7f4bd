import { LEGAL_FILES } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { documentPath } from "../index.ts";
import { readUserNames } from "../../operators/index.ts";
import { uploadDocument, type DocumentParts } from "./upload-document.ts";

export function legalDocumentRoutes(bind: Bind, parts: DocumentParts): void {
  const { db, documents } = parts;

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

  bind("uploadLegalDocument", ({ person, idempotency, query, rawBody }) =>
    uploadDocument(parts, { person, idempotency }, query, rawBody),
  );
}
