import { base64Of, bytesOfBase64 } from "../log/encoding/base64.ts";
import { utf8Text } from "../log/encoding/utf8-text.ts";
import { utf8 } from "../text/bytes.ts";

/*
 * Links that carry a file to a verifier in their fragment, which browsers send to no server: `#file=`, then the file's
 * text as raw DEFLATE in base64url without padding.
 */

const NAME = "#file=";

/** Longest fragment of a link that is made, in characters. All current browsers keep this much. */
const MOST_CHARACTERS = 60_000;
/** Longest text that is read from a link, in bytes. A short link can hold a very long text. */
const MOST_BYTES = 2_000_000;

async function bytesUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

const through = (bytes: Uint8Array<ArrayBuffer>, filter: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(filter);

/** A link to a page with this file. Undefined if the file is too long for a link. */
export async function linkWithFile(page: string, text: string): Promise<string | undefined> {
  const compressed = await bytesUpTo(through(utf8(text), new CompressionStream("deflate-raw")), MOST_CHARACTERS);
  if (compressed === undefined) return undefined;
  const code = base64Of(compressed).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return code.length > MOST_CHARACTERS ? undefined : `${page}${NAME}${code}`;
}

/** The text of the file in a link; undefined if it has none. Throws SyntaxError for one that can't be read. */
export async function fileInLink(link: string): Promise<string | undefined> {
  const place = link.indexOf(NAME);
  if (place < 0) return undefined;
  const code = link
    .slice(place + NAME.length)
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  const compressed = new Uint8Array(bytesOfBase64(code.padEnd(Math.ceil(code.length / 4) * 4, "=")));
  let bytes: Uint8Array | undefined;
  try {
    bytes = await bytesUpTo(through(compressed, new DecompressionStream("deflate-raw")), MOST_BYTES);
  } catch (cause) {
    throw new SyntaxError("The file in the link is damaged", { cause });
  }
  if (bytes === undefined) throw new SyntaxError("The file in the link is too long");
  return utf8Text(bytes);
}
