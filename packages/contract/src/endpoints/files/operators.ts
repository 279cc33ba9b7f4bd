import { z } from "zod";
import { LEGAL_FILES, LEGAL_MAX_BYTES } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { DEFAULT_LANGUAGE, offeredLanguages } from "../../places/languages.ts";
import { day, timeUtc } from "../../fields.ts";
import { version } from "../operators/fields.ts";
import { actor } from "../people/people.ts";

const fileName = z.enum(LEGAL_FILES);
const language = z.enum(offeredLanguages);

export const legalDocumentEndpoints = {
  listLegalDocuments: {
    summary: "The legal documents with all their versions, newest first",
    access: ["Admin"],
    permission: "files.change",
    response: z.array(
      z.strictObject({
        fileName,
        /** The documents that come with the shop, one for each language. */
        builtIn: z.array(z.strictObject({ language, url: z.string(), isInForce: z.boolean() })),
        versions: z.array(
          z.strictObject({
            version,
            language,
            url: z.string(),
            byteCount: z.int(),
            pageCount: z.int(),
            uploadedBy: actor,
            uploadedAtUtc: timeUtc,
            inForceFromUtc: timeUtc,
            isInForce: z.boolean(),
          }),
        ),
      }),
    ),
    errors: [],
  },
  uploadLegalDocument: {
    summary: "Add a version of a legal document; older ones stay at their addresses",
    access: ["Admin"],
    permission: "files.change",
    /** The document is in force from the start of the day `inForceFrom` in UTC; by default from now on. */
    query: z.strictObject({ fileName, language: language.default(DEFAULT_LANGUAGE), inForceFrom: day.optional() }),
    upload: { mediaTypes: ["application/pdf"], mostBytes: LEGAL_MAX_BYTES },
    status: 201,
    response: z.strictObject({ fileName, version }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
