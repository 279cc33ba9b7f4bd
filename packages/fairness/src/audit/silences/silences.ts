import { LogFault } from "../../log/fault.ts";
import type { WitnessKey } from "../../log/note/keys.ts";
import { MAX_NOTE_LENGTH } from "../../log/note/note.ts";
import { openSilenceList, silenceListPath } from "../../log/silences/silence-list.ts";
import type { SilenceState } from "../../log/silences/silence-list.ts";
import type { ReadLogFile } from "../../log/tiles/read.ts";
import type { Findings } from "../findings.ts";

/** A mirror, whose list of unanswered reveals is read. */
export type AuditedMirror = { readonly key: WitnessKey; readonly read: ReadLogFile };

type OpenSilence = { readonly mirror: string; readonly from: string; readonly to: string };

const isOfOther = (state: SilenceState) => typeof state === "string" && state.startsWith("other-");

/**
 * Reveals that mirrors list without an answer. A leaf of the records log with the same commitment closes them, unless a
 * mirror that has the reveal says that the leaf is of another draw.
 */
export class Silences {
  readonly #open = new Map<string, OpenSilence[]>();
  readonly #others: string[] = [];
  #closed = 0;

  /** Reads the lists of all mirrors. Throws LogFault if one can't be read. */
  static async read(mirrors: readonly AuditedMirror[], terms: string): Promise<Silences> {
    const silences = new Silences();
    for (const { key, read } of mirrors) {
      const bytes = await read(silenceListPath(terms), MAX_NOTE_LENGTH);
      if (bytes === undefined) throw new LogFault("unavailable", `${key.name} has no list of silences of this shop`);
      const list = await openSilenceList(new TextDecoder().decode(bytes), key, terms);
      for (const { commitment, state, firstAskedAt, lastAskedAt } of list.silences) {
        const asked = `${list.mirror} asked for ${commitment} from ${firstAskedAt} to ${lastAskedAt}`;
        if (state === "answered") silences.#closed += 1;
        else if (isOfOther(state)) silences.#others.push(`${asked}; the log has another draw of it, ${state}`);
        else silences.#add(commitment, { mirror: list.mirror, from: firstAskedAt, to: lastAskedAt });
      }
    }
    return silences;
  }

  #add(commitment: string, silence: OpenSilence): void {
    this.#open.set(commitment, [...(this.#open.get(commitment) ?? []), silence]);
  }

  /** A leaf of the records log has this commitment. */
  close(commitment: string): void {
    this.#closed += this.#open.get(commitment)?.length ?? 0;
    this.#open.delete(commitment);
  }

  /** Asks about each reveal without a leaf of its own. An entry is its mirror's word, so it breaks no rule. */
  judge(findings: Findings): void {
    for (const other of this.#others) findings.ask("silences", other);
    for (let closed = 0; closed < this.#closed; closed += 1) findings.check("silences", undefined);
    for (const [commitment, silences] of this.#open) {
      for (const { mirror, from, to } of silences) {
        findings.ask("silences", `${mirror} asked for ${commitment} from ${from} to ${to}`);
      }
    }
  }
}
