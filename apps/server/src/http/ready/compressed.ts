import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Shorter contents fit into one or two packets even without compression. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The highest brotli quality (from 0 to 11) that compresses a list in about a millisecond. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses the contents, fast enough to do it during a request. Short contents stay uncompressed. */
export async function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity" || bytes.length < LEAST_BYTES) return bytes;
  return encoding === "br" ? brotli(bytes, brotliOptions) : zip(bytes);
}
