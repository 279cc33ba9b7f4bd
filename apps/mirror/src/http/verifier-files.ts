import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src https:";

/** Serves the built verifier at `/`, if its folder exists. Its page runs scripts of this server only. */
export async function serveVerifier(http: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await http.register(fastifyStatic, {
    root: folder,
    setHeaders: (reply) => void reply.header("content-security-policy", POLICY),
  });
}
