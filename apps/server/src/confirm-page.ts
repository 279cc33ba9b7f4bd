import { once } from "node:events";
import { type IncomingMessage, request, type RequestOptions, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvironmentError } from "./environment.ts";

const PATIENCE_MS = 10_000;

/** Addresses to listen on that name no machine to call. */
const own: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Why the response is not a page; undefined if it is one. */
async function look(target: RequestOptions): Promise<string | undefined> {
  try {
    const asked = request({ ...target, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) });
    const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
    answer.resume();
    const isPage = answer.statusCode === 200 && answer.headers["content-type"]?.startsWith("text/html");
    return isPage ? undefined : `status ${answer.statusCode}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Requests the front page from the process's own socket, with the public host, as a proxy does. Throws EnvironmentError
 * if the answer is not the page.
 */
export async function confirmPage(server: Server, publicUrl: string): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  const host = own[address] ?? address;
  const fault = await look({ host, port, path: "/", headers: { host: new URL(publicUrl).host } });
  if (fault === undefined) return;
  throw new EnvironmentError(`PUBLIC_URL: ${host}:${port} does not answer ${publicUrl}/ with the page: ${fault}`);
}
