import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** How an identity provider responds. `slow` never sends anything. */
export type Mood = "well" | "failing" | "nonsense" | "slow";

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage["headers"];
};
export type Answered = { status: number; json?: unknown; html?: string; location?: string };

export type Front = {
  url: string;
  mood: Mood;
  /** Signs with its current key. */
  sign(claims: JWTPayload): Promise<string>;
  keys(): Promise<object>;
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A server on this machine that pages of other origins may call. `answer` is what the provider says while it is well. */
export async function openFront(
  algorithm: "RS256" | "ES256",
  answer: (asked: Asked, front: Front) => Promise<Answered>,
): Promise<Front> {
  const pair = await generateKeyPair(algorithm, { extractable: true });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*, authorization");
    response.setHeader("access-control-allow-methods", "*");
    response.setHeader("access-control-expose-headers", "*");
    // Supabase's SDK reads codes of errors only from responses with a version.
    response.setHeader("x-supabase-api-version", "2024-01-01");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const body = await bodyOf(request);
    if (front.mood === "slow") return;
    if (front.mood === "failing") return void response.writeHead(502).end("Bad gateway");
    if (front.mood === "nonsense") return void response.writeHead(200).end("<html>");
    const { pathname, searchParams } = new URL(request.url ?? "/", front.url);
    const { method = "GET", headers } = request;
    const answered = await answer({ method, path: pathname, query: searchParams, body, headers }, front);
    const { status, json, html, location } = answered;
    if (location !== undefined) response.setHeader("location", location);
    response.setHeader("content-type", html === undefined ? "application/json" : "text/html");
    response.writeHead(status).end(html ?? JSON.stringify(json ?? {}));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  const front: Front = {
    url: `http://127.0.0.1:${address.port}`,
    mood: "well",
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: "key" }).sign(pair.privateKey),
    keys: async () => ({
      keys: [{ ...(await exportJWK(pair.publicKey)), kid: "key", alg: algorithm, use: "sig" }],
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;
}
