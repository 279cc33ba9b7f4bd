import { concatBytes } from "../../log/encoding/byte-strings.ts";
import { sha256 } from "../../hash/sha256.ts";
import { hexOfBytes, utf8 } from "../../text/bytes.ts";

/** The number of entries of a history, and a hash over all of them, in hex. An audit keeps both for the next one. */
export type HistoryDigest = { readonly entries: number; readonly hash: string };

/** Hashes a history entry by entry, and compares it with what an earlier audit kept. */
export class DigestedHistory {
  /** The first checkpoint of the history. Leaves that it has are not held against time. */
  first: { readonly size: number; readonly time: number | undefined } | undefined;
  #entries = 0;
  #hash = new Uint8Array(32);
  #isSame: boolean;
  readonly #kept: HistoryDigest | undefined;

  constructor(kept: HistoryDigest | undefined) {
    this.#kept = kept;
    this.#isSame = kept === undefined || kept.entries === 0;
  }

  add(note: string): void {
    this.#entries += 1;
    this.#hash = Uint8Array.from(sha256(concatBytes(this.#hash, utf8(note))));
    if (this.#entries === this.#kept?.entries) this.#isSame = this.#kept.hash === hexOfBytes(this.#hash);
  }

  get digest(): HistoryDigest {
    return { entries: this.#entries, hash: hexOfBytes(this.#hash) };
  }

  /** False once all entries are read, if those of the earlier audit are not its beginning. */
  get isContinued(): boolean {
    return this.#isSame;
  }
}
