import { oddsHash, parseOddsTable } from "@trove/fairness";
import { logClient, type OddsLeaf, termsLog, type TermsLogLeaf } from "@trove/fairness/log";
import type { LogView } from "../../logs/prove-leaf.ts";
import type { LoggedOdds } from "./check-entry.ts";

/** How many entries of the terms log are read at a time, from its end. */
const AT_A_TIME = 1_024;

export type PlacedLeaf = { readonly index: number; readonly leaf: TermsLogLeaf };

/** The leaves of the terms log from its end, and the odds among them. Older ones are read when they are needed. */
export class LoggedOddsTables {
  readonly #view: LogView;
  readonly #texts = new Map<string, { readonly text: string; readonly index: number }>();
  readonly #parsed = new Map<string, LoggedOdds | undefined>();
  #from: number;

  constructor(view: LogView) {
    this.#view = view;
    this.#from = view.checkpoint.size;
  }

  /** The index of the first leaf that was read. */
  get from(): number {
    return this.#from;
  }

  /** Reads the leaves before those that were read, and verifies them. Throws LogFault. */
  async readBack(): Promise<readonly PlacedLeaf[]> {
    const { read, policy, checkpoint } = this.#view;
    const [from, to] = [Math.max(0, this.#from - AT_A_TIME), this.#from];
    const leaves: PlacedLeaf[] = [];
    for await (const { index, entry } of logClient(read, policy).entries(checkpoint, from)) {
      if (index >= to) break;
      const leaf = termsLog.readKnown(entry);
      if (leaf !== undefined) leaves.push({ index, leaf });
      if (leaf?.kind === "odds") this.#keep(leaf, index);
    }
    this.#from = from;
    return leaves;
  }

  #keep({ table }: OddsLeaf, index: number): void {
    const text = JSON.stringify(table);
    this.#texts.set(oddsHash(text), { text, index });
  }

  /** Finds odds by their hash, also further back. Undefined if the log has none. Throws LogFault. */
  readonly find = async (hash: string): Promise<LoggedOdds | undefined> => {
    while (!this.#texts.has(hash) && this.#from > 0) await this.readBack();
    if (!this.#parsed.has(hash)) this.#parsed.set(hash, this.#parse(hash));
    return this.#parsed.get(hash);
  };

  #parse(hash: string): LoggedOdds | undefined {
    const found = this.#texts.get(hash);
    if (found === undefined) return undefined;
    try {
      return { table: parseOddsTable(found.text), index: found.index };
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}
