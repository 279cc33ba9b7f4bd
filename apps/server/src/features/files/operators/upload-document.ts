import { createHash } from "node:crypto";
import type { Endpoints, LegalFile, QueryOf } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { checkPdf, insertVersion, type Documents } from "../index.ts";
import { operate, type OperationParts } from "../../operators/index.ts";

type Asked = QueryOf<Endpoints["uploadLegalDocument"]>;

export type DocumentParts = OperationParts & { documents: Documents };

/**
 * Returns the time from which a version is in force: now, or the beginning of a later day. Throws VALIDATION_FAILED.
 */
function inForceFrom({ inForceFrom: day }: Asked, at: Date): Date {
  const today = at.toISOString().slice(0, 10);
  if (day === undefined || day === today) return at;
  if (day > today) return new Date(`${day}T00:00:00.000Z`);
  const text = "Nobody can agree to a text before it is there: choose today or a later day";
  throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { inForceFrom: [text] } });
}

/**
 * Adds a version of a legal document. Earlier versions keep their addresses. Throws VALIDATION_FAILED if the file is
 * not an accepted PDF, and OVERLOADED while too many are being checked.
 */
export async function uploadDocument(
  parts: DocumentParts,
  request: { person: Person; idempotency: Idempotency },
  asked: Asked,
  bytes: Buffer,
): Promise<{ fileName: LegalFile; version: number }> {
  const uploadedBy = request.person.userId;
  const { fileName, language } = asked;
  const from = inForceFrom(asked, parts.now());
  const pageCount = await checkPdf(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex");
  await parts.documents.store(hash, bytes);
  const row = { fileName, language, hash, byteCount: bytes.length, pageCount, uploadedBy, inForceFrom: from };
  return operate(parts, { ...request, action: "uploadLegalDocument", subject: uploadedBy }, async (tx, uploadedAt) => {
    const version = await insertVersion(tx, { ...row, uploadedAt });
    const after = { fileName, language, version, hash, bytes: bytes.length, inForceFrom: from.toISOString() };
    return { facts: { fileName, version }, audit: { subjectId: uploadedBy, before: null, after } };
  });
}
