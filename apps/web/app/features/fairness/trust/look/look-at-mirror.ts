import { httpLog, openSilenceList, parseWitnessKey, silenceListPath } from "@trove/fairness/log";
import { fetchFromMirror } from "../../../../api/mirror-call.ts";

/** More than a mirror says of itself, and than its list of 8,000 entries has. */
const [MOST_ABOUT_BYTES, MOST_LIST_BYTES] = [256_000, 2_000_000];

/** A mirror's own word on its copy of the records log, and on unanswered openings. */
export type MirrorLook = {
  readonly url: string;
  /** Undefined if the mirror can't be read. */
  readonly copy:
    | { readonly size: number; readonly lookedAt: string | undefined; readonly isForked: boolean }
    | undefined;
  /**
   * Openings that the shop has not answered, those with a leaf of another draw included. Undefined if the mirror signs
   * no list of them.
   */
  readonly open: number | undefined;
};

type About = { keys?: { mirror?: unknown }; logs?: unknown };

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array(0));

function copyIn({ logs }: About, origin: string): MirrorLook["copy"] {
  const found: unknown = Array.isArray(logs) ? logs.find((log: unknown) => Object(log).origin === origin) : undefined;
  const { size, lookedAt, fork }: { size?: unknown; lookedAt?: unknown; fork?: unknown } = Object(found);
  if (typeof size !== "number") return undefined;
  const time = typeof lookedAt === "string" && !Number.isNaN(Date.parse(lookedAt)) ? lookedAt : undefined;
  return { size, lookedAt: time, isForked: typeof fork === "object" && fork !== null };
}

/** Reads what a mirror says. Never rejects. */
export async function lookAtMirror(url: string, logs: { terms: string; records: string }): Promise<MirrorLook> {
  const read = httpLog(fetchFromMirror, url);
  try {
    const about = Object(JSON.parse(textOf(await read("about", MOST_ABOUT_BYTES)))) as About;
    const copy = copyIn(about, logs.records);
    const key = about.keys?.mirror;
    return { url, copy, open: typeof key === "string" ? await openAt(url, key, logs.terms) : undefined };
  } catch {
    return { url, copy: undefined, open: undefined };
  }
}

async function openAt(url: string, key: string, terms: string): Promise<number | undefined> {
  try {
    const note = await httpLog(fetchFromMirror, url)(silenceListPath(terms), MOST_LIST_BYTES);
    if (note === undefined) return undefined;
    const { silences } = await openSilenceList(textOf(note), parseWitnessKey(key), terms);
    return silences.filter(({ state }) => state !== "answered" && typeof state !== "number").length;
  } catch {
    return undefined;
  }
}
