import { concatBytes } from "../encoding/byte-strings.ts";
import { LogFault } from "../fault.ts";
import type { ReadLogFile } from "../tiles/read.ts";

type Chunks = {
  readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  readonly cancel: () => Promise<void>;
};

/** The parts of `fetch` that are needed here. */
export type FetchLog = (url: string) => Promise<{
  readonly status: number;
  readonly body: { readonly getReader: () => Chunks } | null;
}>;

/** Reads a body of at most `maxBytes` bytes. The limit is needed because a server may send without end. */
async function readBody(chunks: Chunks, url: string, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) {
    const part = chunk.value ?? new Uint8Array(0);
    length += part.length;
    if (length > maxBytes) {
      await chunks.cancel();
      throw new LogFault("malformed", `${url} has more than ${maxBytes} bytes`);
    }
    parts.push(part);
  }
  return concatBytes(...parts);
}

/**
 * Reads a log at a URL without a slash at its end. `get` must set the time limit. Throws the fault `unavailable` if the
 * connection fails, and for every status but 200 and 404.
 */
export function httpLog(get: FetchLog, url: string): ReadLogFile {
  return async (path, maxBytes) => {
    const address = `${url}/${path}`;
    try {
      const { status, body } = await get(address);
      if (status === 404) return undefined;
      if (status !== 200) throw new LogFault("unavailable", `${address} answered ${status}`);
      return body === null ? new Uint8Array(0) : await readBody(body.getReader(), address, maxBytes);
    } catch (cause) {
      if (cause instanceof LogFault) throw cause;
      throw new LogFault("unavailable", `${address} could not be read`, { cause });
    }
  };
}
