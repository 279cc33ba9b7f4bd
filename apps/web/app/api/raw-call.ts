import type { EndpointName } from "@trove/contract";
import { bearer } from "./bearer.ts";
import { pathOf } from "./request.ts";

/** A response as it arrived. The body may be incomplete. The status is 0 if no response arrived. */
export type RawResponse = { readonly status: number; readonly body: Uint8Array<ArrayBuffer> };

/**
 * Highest number of bytes that are read. The shop's responses are shorter, but a faulty server could send data without
 * end.
 */
const MOST_BYTES = 4_000_000;

/** Reads a body until it ends, breaks off or becomes too long. Returns the bytes read so far. */
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
    // The bytes received so far are kept as evidence that the shop sent them, although an incomplete response proves
    // nothing.
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
 * Sends a POST with exactly this JSON. Returns the unparsed response, which the caller checks or keeps as evidence.
 * Never rejects. A 401 does not end the session, because the server may have sent it wrongly.
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
