import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../command/refusal.ts";
import type { Environment } from "../../environment.ts";
import type { Bind } from "../../http/bind.ts";
import { keepFiles } from "../../http/ready/kept-files.ts";
import type { FindReady } from "../../http/ready/ready-responses.ts";
import { serveFiles } from "../../http/ready/serve-files.ts";
import { makeLegalDocuments } from "./legal-documents.ts";

const pictures = join(dirname(createRequire(import.meta.url).resolve("@trove/demo")), "../pictures/");

/** Browsers show a PDF in a built-in viewer, which the default policy would block. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** An SVG opened directly is a document. It may use inline styles and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

type FileParts = { http: FastifyInstance; environment: Environment; ready: FindReady[] };

/** Serves the legal documents, at URLs that change with their contents, and the pictures of the demo shop. */
export async function fileRoutes(bind: Bind, { http, environment, ready }: FileParts): Promise<void> {
  const documents = makeLegalDocuments({
    appName: environment.APP_NAME,
    companyLegalLine: environment.COMPANY_LEGAL_LINE,
    contactEmail: environment.CONTACT_EMAIL,
  });

  async function documentOf(fileName: string) {
    const document = await documents.find(fileName);
    if (document === undefined) throw new Refusal("NOT_FOUND");
    return document;
  }

  bind("getFileUrl", async ({ query }) => (await documentOf(query.fileName)).path);

  http.get<{ Params: { version: string; fileName: string } }>(
    "/files/:version/:fileName",
    { schema: { hide: true } },
    async ({ params, url }, reply) => {
      const { bytes, path } = await documentOf(params.fileName);
      // The URL of an older version redirects to the current one.
      if (url !== path) return reply.header("cache-control", "no-store").redirect(path, 302);
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
