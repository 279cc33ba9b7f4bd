import { basename } from "node:path";
import type { Language } from "@trove/contract/languages";
import { picturesFolder } from "@trove/demo/pictures";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { languageOf } from "../../http/language.ts";
import { keepFiles } from "../../http/ready/kept-files.ts";
import { keepResponses } from "../../http/ready/kept-responses.ts";
import { encodingOf, type FindReady, sendReady, standingHeaders } from "../../http/ready/ready-responses.ts";
import { serveFiles } from "../../http/ready/serve-files.ts";
import type { Documents } from "./documents/documents.ts";

/** Browsers show a PDF in a built-in viewer, which the server's default policy would block. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** An SVG that is opened directly is a document that could run scripts. It may only use inline styles. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

type FileParts = { http: FastifyInstance; documents: Documents; ready: FindReady[] };

/**
 * Serves the legal documents and the pictures of the demo shop. The address of a document changes with its contents.
 */
export async function fileRoutes(bind: Bind, { http, documents, ready }: FileParts): Promise<void> {
  async function inForce(fileName: string, language: Language): Promise<string> {
    const path = await documents.find(fileName, language);
    if (path === undefined) throw new Refusal("NOT_FOUND");
    return path;
  }

  bind("getFileUrl", ({ query, language }) => inForce(query.fileName, language));

  const versions = keepResponses(async (path) => {
    const fileName = basename(path);
    const bytes = await documents.read(path, fileName);
    const headers = {
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": PDF_POLICY,
      "content-disposition": `inline; filename="${fileName}"`,
      "content-type": "application/pdf",
    };
    return bytes && { bytes, headers };
  });
  ready.push(versions.find);
  http.get<{ Params: { version: string; fileName: string } }>(
    "/files/:version/:fileName",
    { schema: { hide: true }, compress: false, config: { limit: "default" } },
    async (request, reply) => {
      const [path = ""] = request.url.split("?", 1);
      const version = await versions.read(path, encodingOf(request), standingHeaders(reply));
      if (version !== undefined) return sendReady(request, reply, version);
      // An address that belongs to no version redirects to the version in force.
      const current = await inForce(request.params.fileName, languageOf(request.headers));
      if (current === path) throw new Error(`the file of ${path} is not stored any more`);
      return reply.header("cache-control", "no-store").redirect(current, 302);
    },
  );
  const files = await keepFiles(picturesFolder, "/pictures/", (path) => ({
    "cache-control": "public, max-age=86400",
    ...(path.endsWith(".svg") && { "content-security-policy": SVG_POLICY }),
  }));
  ready.push(files.find);
  serveFiles(http, "/pictures/*", files);
}
