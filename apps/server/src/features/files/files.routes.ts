import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Language } from "@trove/contract/languages";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { languageOf } from "../../http/language.ts";
import { keepFiles } from "../../http/ready/kept-files.ts";
import type { FindReady } from "../../http/ready/ready-responses.ts";
import { serveFiles } from "../../http/ready/serve-files.ts";
import type { Documents } from "./documents/documents.ts";

const pictures = join(dirname(createRequire(import.meta.url).resolve("@trove/demo")), "../pictures/");

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

  http.get<{ Params: { version: string; fileName: string } }>(
    "/files/:version/:fileName",
    { schema: { hide: true } },
    async ({ params, url, headers }, reply) => {
      const bytes = await documents.read(url, params.fileName);
      // An address that belongs to no version redirects to the version in force.
      if (bytes === undefined) {
        const path = await inForce(params.fileName, languageOf(headers));
        if (path === url) throw new Error(`the file of ${path} is not stored any more`);
        return reply.header("cache-control", "no-store").redirect(path, 302);
      }
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("content-security-policy", PDF_POLICY)
        .header("content-disposition", `inline; filename="${params.fileName}"`)
        .type("application/pdf")
        .send(bytes);
    },
  );

  const files = await keepFiles(pictures, "/pictures/", (path) => ({
    "cache-control": "public, max-age=86400",
    ...(path.endsWith(".svg") && { "content-security-policy": SVG_POLICY }),
  }));
  ready.push(files.find);
  serveFiles(http, "/pictures/*", files);
}
