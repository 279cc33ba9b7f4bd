import { CHECKPOINT_PATH, httpLog, LogFault, MAX_NOTE_LENGTH } from "@trove/fairness/log";

const PATIENCE_MS = 30_000;

type Served = { readonly note: string; readonly etag: string | undefined };

/** The checkpoint that the shop serves: undefined before its first one, "same" if it still has this ETag. */
export async function readCheckpoint(url: string, etag: string | undefined): Promise<Served | "same" | undefined> {
  const headers: Record<string, string> = etag === undefined ? {} : { "if-none-match": etag };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`${url}/${CHECKPOINT_PATH}`, { headers, redirect: "error", signal }).catch(
    (cause: unknown) => {
      throw new LogFault("unavailable", `${url} could not be read`, { cause });
    },
  );
  if (response.status === 304) return "same";
  const bytes = await httpLog(() => Promise.resolve(response), url)(CHECKPOINT_PATH, MAX_NOTE_LENGTH);
  return bytes && { note: Buffer.from(bytes).toString(), etag: response.headers.get("etag") ?? undefined };
}
