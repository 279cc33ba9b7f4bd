import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FetchLog } from "../log/client/http-log.ts";
import { httpLog } from "../log/client/http-log.ts";
import { LogFault } from "../log/fault.ts";
import { HISTORY_SIZE_PATH } from "../log/history/history-path.ts";
import type { ReadLogFile } from "../log/tiles/read.ts";
import { CHECKPOINT_PATH } from "../log/tiles/tile-path.ts";

const PATIENCE_MS = 30_000;
const MOST_ATTEMPTS = 8;
const MOST_SECONDS = 60;

/** Milliseconds until the next attempt: as the server asks in Retry-After, or doubled with each attempt. */
function waitOf(retryAfter: string | null, attempt: number): number {
  const asked = Number(retryAfter ?? Number.NaN);
  const seconds = Number.isFinite(asked) && asked > 0 ? asked : 2 ** attempt / 4;
  return Math.min(seconds, MOST_SECONDS) * 1_000;
}

/** Repeats a request that a busy server has refused. */
const fetchPatiently: FetchLog = async (url) => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (![429, 502, 503].includes(response.status) || attempt === MOST_ATTEMPTS) return response;
    await response.body?.cancel();
    await pause(waitOf(response.headers.get("retry-after"), attempt));
  }
};

/** Reads a log from copies in a folder. */
export function folderLog(folder: string): ReadLogFile {
  return async (path) => {
    try {
      return new Uint8Array(await readFile(join(folder, path)));
    } catch (cause) {
      if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
      throw new LogFault("unavailable", `${join(folder, path)} could not be read`, { cause });
    }
  };
}

/** True for a URL, false for a folder. */
export const isAddress = (place: string) => /^https?:/u.test(place);

/** Opens a log of a shop by URL, or a folder with copies. */
export function openLog(place: string, log: "terms" | "records"): ReadLogFile {
  if (!isAddress(place)) return folderLog(join(place, log));
  return httpLog(fetchPatiently, `${place.replace(/\/$/u, "")}/log/${log}`);
}

/** Reads the files of a mirror or a witness. */
export const openServer = (url: string): ReadLogFile => httpLog(fetchPatiently, url);

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

/**
 * Copies every file that is read into a folder. Files that the folder already has are read from there. The checkpoint
 * and the history's size change, so they are always read anew. `keep` stores them once the copy has everything that
 * they speak of. A history that has become shorter, as by a restore, stays as it was.
 */
export function copyingLog(
  read: ReadLogFile,
  folder: string,
): { readonly read: ReadLogFile; readonly keep: (checkpoint: string) => Promise<void> } {
  const copied = folderLog(folder);
  const lengthOf = (size: Uint8Array | undefined) => Number(new TextDecoder().decode(size));
  let size: Uint8Array | undefined;
  return {
    read: async (path, maxBytes) => {
      if (path === CHECKPOINT_PATH) return read(path, maxBytes);
      if (path === HISTORY_SIZE_PATH) return (size = await read(path, maxBytes));
      const known = await copied(path, maxBytes);
      if (known !== undefined) return known;
      const bytes = await read(path, maxBytes);
      if (bytes !== undefined) await write(join(folder, path), bytes);
      return bytes;
    },
    keep: async (checkpoint) => {
      await write(join(folder, CHECKPOINT_PATH), new TextEncoder().encode(checkpoint));
      const isLonger = size !== undefined && lengthOf(size) > lengthOf(await copied(HISTORY_SIZE_PATH, Infinity));
      if (size !== undefined && isLonger) await write(join(folder, HISTORY_SIZE_PATH), size);
    },
  };
}
