import { parseJson } from "../json.ts";
import type { Reader } from "../json.ts";

/** The shop is unreachable, or its response is not a shop's. */
export class ShopError extends Error {}

export type ShopClient = {
  /** Reads a public path without sending the token. */
  readonly readPublic: <T>(path: string, reader: Reader<T>) => Promise<T>;
  readonly readOwn: <T>(path: string, reader: Reader<T>) => Promise<T>;
};

async function bodyOf(address: URL, headers: Record<string, string>): Promise<string> {
  try {
    // Redirects are refused, because they could send the token to another server.
    const response = await fetch(address, { headers, redirect: "error", signal: AbortSignal.timeout(15_000) });
    if (!response.ok) throw new ShopError(`${address.pathname} responded with ${response.status}`);
    return await response.text();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new ShopError(
      `${address.origin} can't be reached: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

/** Paths are relative to the shop's URL and have no leading slash, so that a shop may run in a subfolder. */
export function shopClient(shop: URL, token: string): ShopClient {
  const root = new URL(shop.pathname.endsWith("/") ? shop : `${shop.href}/`);
  const read = async <T>(path: string, reader: Reader<T>, headers: Record<string, string>): Promise<T> => {
    const address = new URL(path, root);
    const body = await bodyOf(address, { accept: "application/json", ...headers });
    try {
      return parseJson(body, reader, "response");
    } catch (error) {
      throw new ShopError(`${address.pathname}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    readPublic: (path, reader) => read(path, reader, {}),
    readOwn: (path, reader) => read(path, reader, { authorization: `Bearer ${token}` }),
  };
}
