import type { EndpointName } from "@trove/contract";
import { bearer } from "./bearer.ts";
import { pathOf } from "./request.ts";

/** A response as it came, as far as it came. Status 0: there was none. */
export type RawResponse = { readonly status: number; readonly body: Uint8Array<ArrayBuffer> };

/** No response of the shop is longer, and a sender may have no end in mind. */
const MOST_BYTES = 4_000_000;

/** The bytes of a body up to where it ends, breaks off or becomes too long. */
async function bytesOf(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MOST_BYTES) break;
    }
  } catch {
    // The bytes received so far are kept: a part of a response proves nothing, but the shop sent it.
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * Sends a POST with exactly this JSON and returns the unparsed response, which is judged or kept as
 * evidence. Never rejects. A 401 does not end the session, because it may be a lie.
 */
export async function rawCall(
  name: EndpointName,
  { params, body }: { params: Readonly<Record<string, string>>; body: unknown },
  timeoutMs: number,
): Promise<RawResponse> {
  const headers = new Headers({ accept: "application/json", "content-type": "application/json" });
  const token = bearer();
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  const signal = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = { method: "POST", headers, body: JSON.stringify(body), credentials: "omit", signal };
  try {
    const response = await fetch(pathOf(name, { params }), init);
    return { status: response.status, body: await bytesOf(response.body) };
  } catch {
    return { status: 0, body: new Uint8Array() };
  }
}
