import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How an identity provider responds: normally, with 502, with HTML instead of JSON, or never (`slow`). */
export type Mood = "well" | "failing" | "nonsense" | "slow";

export type MoodyServer = { url: string; mood: Mood; close: () => Promise<void> };

function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*, authorization");
  response.setHeader("access-control-allow-methods", "*");
  response.setHeader("access-control-expose-headers", "*");
}

/**
 * Starts a server on this machine that pages of other origins may call. `respond` is called while the mood is `well`.
 */
export async function openMoodyServer(
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<MoodyServer> {
  async function respondAsFelt(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOtherOrigins(response);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (moody.mood === "slow") return;
    if (moody.mood === "failing") return void response.writeHead(502).end("Bad gateway");
    if (moody.mood === "nonsense") return void response.writeHead(200).end("<html>");
    await respond(request, response);
  }

  const server = createServer((request, response) => void respondAsFelt(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const moody: MoodyServer = {
    url: `http://127.0.0.1:${address.port}`,
    mood: "well",
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return moody;
}
