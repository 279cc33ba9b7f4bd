import { randomBytes } from "node:crypto";

/** The length of every nonce: 18 random bytes in base64, which need no padding. */
export const NONCE_LENGTH = 24;

export function makeNonce(): string {
  return randomBytes(18).toString("base64");
}

/** Marks the nonce's places in rendered pages. Random, so that no text of the shop can equal it. */
export const NONCE_PLACEHOLDER = makeNonce();

/** A rendered response with the places where each response writes its own nonce. */
export type StoredPage = { status: number; headers: [string, string][]; body: Buffer; noncePlaces: number[] };

function placesOf(text: string, body: Buffer): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(text); at !== -1; at = body.indexOf(text, at + text.length)) places.push(at);
  return places;
}

export async function storePage(response: Response): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: [...response.headers],
    body,
    noncePlaces: placesOf(NONCE_PLACEHOLDER, body),
  };
}

/** The page as one response, with that response's nonce. Throws unless the nonce has NONCE_LENGTH characters. */
export function respondWith(page: StoredPage, nonce: string): Response {
  if (nonce.length !== NONCE_LENGTH)
    throw new RangeError(`A nonce has ${NONCE_LENGTH} characters, not ${nonce.length}`);
  const headers = new Headers(page.headers);
  if (page.status === 204 || page.status === 304) return new Response(null, { status: page.status, headers });
  const body = new Uint8Array(page.body);
  const written = new TextEncoder().encode(nonce);
  for (const place of page.noncePlaces) body.set(written, place);
  return new Response(body, { status: page.status, headers });
}
