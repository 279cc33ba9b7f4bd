import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request, type RequestOptions, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvironmentError } from "./environment.ts";

const PATIENCE_MS = 10_000;
/** The pauses before the retries, because the page's data may become available a moment late. */
const PAUSES_MS = [500, 1_000, 2_000];

/** A server can listen on these addresses, but nobody can call them; requests go to the loopback address instead. */
const own: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Returns what is wrong with the response, or undefined if it is a page. The random query bypasses the page cache. */
async function look(target: RequestOptions): Promise<string | undefined> {
  try {
    const asked = request({
      ...target,
      path: `/?start=${randomUUID()}`,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
    answer.resume();
    const isPage = answer.statusCode === 200 && answer.headers["content-type"]?.startsWith("text/html");
    return isPage ? undefined : `status ${answer.statusCode}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Requests the front page from the process's own socket, with the public host and without caches, as a proxy does.
 * Retries three times, then throws EnvironmentError.
 */
export async function confirmPage(
  server: Server,
  publicUrl: string,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  const host = own[address] ?? address;
  const target = { host, port, headers: { host: new URL(publicUrl).host, "cache-control": "no-store" } };
  let fault = await look(target);
  for (const milliseconds of PAUSES_MS) {
    if (fault === undefined) return;
    await pause(milliseconds);
    fault = await look(target);
  }
  if (fault === undefined) return;
  throw new EnvironmentError(`PUBLIC_URL: ${host}:${port} does not answer ${publicUrl}/ with the page: ${fault}`);
}
