import { createHash } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import { checkPdf, insertVersion, type Documents } from "../index.ts";
import { defineDirectAct, type DirectCall } from "../../operators/index.ts";

type Call = DirectCall<"uploadLegalDocument">;
type DocumentParts = { documents: Documents; now: () => Date };

/**
 * Returns the time from which a version is in force: now, or the beginning of a later day. Throws VALIDATION_FAILED.
 */
function inForceFrom({ inForceFrom: day }: Call["query"], at: Date): Date {
  const today = at.toISOString().slice(0, 10);
  if (day === undefined || day === today) return at;
  if (day > today) return new Date(`${day}T00:00:00.000Z`);
  const text = "Nobody can agree to a text before it is there: choose today or a later day";
  throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { inForceFrom: [text] } });
}

/**
 * Checks and stores the file of a version. Throws VALIDATION_FAILED if it is not an accepted PDF, and OVERLOADED while
 * too many are being checked.
 */
async function stored({ documents, now }: DocumentParts, { query, rawBody: bytes }: Call) {
  const from = inForceFrom(query, now());
  const pageCount = await checkPdf(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex");
  await documents.store(hash, bytes);
  return { hash, byteCount: bytes.length, pageCount, inForceFrom: from };
}

/** Adds a version of a legal document. Earlier versions keep their addresses. */
export const uploadDocument = (parts: DocumentParts) =>
  defineDirectAct({
    name: "uploadLegalDocument",
    prepare: async (_db, call) => ({ file: await stored(parts, call) }),
    change: async (tx, uploadedAt, { person: { userId: uploadedBy }, query: { fileName, language } }, { file }) => {
      const version = await insertVersion(tx, { fileName, language, ...file, uploadedBy, uploadedAt });
      const { hash, byteCount: bytes, inForceFrom: from } = file;
      const after = { fileName, language, version, hash, bytes, inForceFrom: from.toISOString() };
      return { facts: { fileName, version }, audit: { subjectId: uploadedBy, before: null, after } };
    },
    response: (_db, facts) => facts,
  });
