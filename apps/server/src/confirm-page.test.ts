import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { confirmPage } from "./confirm-page.ts";

const server = createServer();
afterEach(() => {
  server.removeAllListeners("request");
  server.closeAllConnections();
  server.close();
});

/**
 * Responds with these statuses in turn, and repeats the last one. Returns the requests received, as a list that grows.
 */
async function answering(...statuses: readonly number[]): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const status = statuses[Math.min(asked.push(request), statuses.length) - 1] ?? 500;
    response.writeHead(status, { "content-type": "text/html" }).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return asked;
}

/** Confirms the page. Returns the pause before each retry, in milliseconds. */
async function confirm(): Promise<number[]> {
  const pauses: number[] = [];
  await confirmPage(server, "https://shop.example", async (milliseconds) => void pauses.push(milliseconds));
  return pauses;
}

describe("the start of a production shop", () => {
  it("asks for the front page once if it comes, as a proxy of the public host does, and from no cache", async () => {
    const asked = await answering(200);
    expect(await confirm()).toEqual([]);
    expect(asked.map(({ headers }) => headers)).toMatchObject([{ host: "shop.example", "cache-control": "no-store" }]);
  });

  it("asks up to four times, with longer and longer pauses", async () => {
    const asked = await answering(503, 503, 503, 200);
    const pauses = await confirm();
    expect(new Set(asked.map(({ url }) => url)).size).toBe(4);
    for (const { url } of asked) expect(url).toMatch(/^\/\?start=[\w-]+$/);
    expect(pauses).toHaveLength(3);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  });

  it("fails after four requests that got no page", async () => {
    const asked = await answering(404);
    const { port } = server.address() as AddressInfo;
    await expect(confirm()).rejects.toThrow(
      `PUBLIC_URL: 127.0.0.1:${port} does not answer https://shop.example/ with the page: status 404`,
    );
    expect(asked).toHaveLength(4);
  });
});
