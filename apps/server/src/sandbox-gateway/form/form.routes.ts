import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

const modules = [
  "form.js",
  "card-fields.js",
  "card-form.js",
  "debit-form.js",
  "express.js",
  "express-sheet.js",
  "fields.js",
  "form-style.js",
  "form-texts.js",
  "kept-cards.js",
  "pay-call.js",
  "test-cards.js",
  "transfer-form.js",
  "wallet-form.js",
];

/** Serves the form for a merchant's page: the modules beside this file, without a build. */
export async function formRoutes(app: FastifyInstance): Promise<void> {
  for (const name of modules) {
    const text = await readFile(new URL(name, import.meta.url), "utf8");
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header("cache-control", "public, max-age=300").type("text/javascript; charset=utf-8").send(text),
    );
  }
}
