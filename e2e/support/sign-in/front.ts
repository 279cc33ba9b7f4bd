import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { type MoodyServer, openMoodyServer } from "./moody-server.ts";

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage["headers"];
};
export type Answered = { status: number; json?: unknown };

export type Front = MoodyServer & {
  /** Signs a token with the current key. */
  sign(claims: JWTPayload): Promise<string>;
  keys(): Promise<object>;
  /** Replaces the signing key. The server publishes only the new key. */
  rotate(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * Starts a server with a provider's signing keys. `answer` makes the provider's normal responses. `closeProvider` runs
 * after the server has closed.
 */
export async function openFront(
  algorithm: "RS256" | "ES256",
  answer: (asked: Asked) => Promise<Answered>,
  closeProvider: () => Promise<void> = async () => {},
): Promise<Front> {
  const newPair = () => generateKeyPair(algorithm, { extractable: true });
  let generation = 1;
  let pair = await newPair();
  const kid = () => `key-${generation}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", server.url);
    const { method = "GET", headers } = request;
    const { status, json } = await answer({ method, path, query, body, headers });
    // Supabase's SDK reads error codes only from responses with an API version.
    const head = { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" };
    response.writeHead(status, head).end(JSON.stringify(json ?? {}));
  }

  const server = await openMoodyServer(respond);
  const { close } = server;
  return Object.assign(server, {
    close: async () => {
      await close();
      await closeProvider();
    },
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: kid() }).sign(pair.privateKey),
    keys: async () => ({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: kid(), alg: algorithm, use: "sig" }] }),
    rotate: async () => {
      pair = await newPair();
      generation += 1;
    },
  });
}
