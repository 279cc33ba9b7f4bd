import { equalBytes } from "../../log/encoding/byte-strings.ts";
import type { Hash } from "../../log/tree/hash.ts";
import { leafHash } from "../../log/tree/hash.ts";
import { rootOfSubtrees } from "../../log/tree/root.ts";
import { withLeaf } from "../../log/tree/tail.ts";
import type { LeafTimes } from "../../log/history/witness-time.ts";
import type { Findings } from "../findings.ts";
import type { Published } from "./published.ts";

/** How a leaf came into the log, with the size of the first checkpoint that has it: those of one size came together. */
export type Entered = LeafTimes & { readonly size: number };

type Walking = {
  readonly published: AsyncIterator<Published>;
  /** True if checkpoints without a time say nothing, because the log needs witnesses. */
  readonly hasTimes: boolean;
  readonly name: string;
  readonly findings: Findings;
  /** Told of each checkpoint when all its leaves have been added. */
  readonly onPassed?: (checkpoint: Published) => Promise<void>;
};

/**
 * Walks through a log's leaves and its published checkpoints together. Checks that each checkpoint has the root of the
 * log at its size. Its memory does not grow with the log.
 */
export class Entering {
  readonly #walking: Walking;
  /** Checkpoints that were read, and whose leaves have not all been added. */
  #ahead: Published[] = [];
  #isRead = false;
  #firstSize: number | undefined;
  #lackedAt: number | undefined;
  #subtrees: readonly Hash[] = [];
  #size = 0;

  constructor(walking: Walking) {
    this.#walking = walking;
  }

  /** Adds the next leaf. Undefined if it came before the history began. */
  async add(entry: Uint8Array): Promise<Entered | undefined> {
    // A log's first checkpoints may be of the empty tree.
    if (this.#size === 0) await this.#pass();
    const first = await this.#next();
    const entered = first && {
      size: first.size,
      at: first.time,
      lackedAt: this.#lackedAt,
    };
    const isHeld = this.#firstSize !== undefined && this.#size >= this.#firstSize;
    this.#subtrees = withLeaf(this.#subtrees, this.#size, leafHash(entry));
    this.#size += 1;
    await this.#pass();
    return isHeld ? entered : undefined;
  }

  /** The first checkpoint that has the next leaf and says something of its time. */
  async #next(): Promise<Published | undefined> {
    const { published, hasTimes } = this.#walking;
    const isOne = ({ size, time }: Published) => size > this.#size && (!hasTimes || time !== undefined);
    for (;;) {
      const found = this.#ahead.find(isOne);
      if (found !== undefined || this.#isRead) return found;
      const { done, value } = await published.next();
      this.#isRead = done === true;
      if (done === true) continue;
      this.#firstSize ??= value.size;
      this.#ahead.push(value);
    }
  }

  /** Passes the checkpoints of exactly the leaves that have been added. */
  async #pass(): Promise<void> {
    const { findings, name, onPassed } = this.#walking;
    // Reads one that is larger, because the same tree may have been signed again.
    await this.#next();
    const passed = this.#ahead.filter(({ size }) => size <= this.#size);
    if (passed.length === 0) return;
    const root = rootOfSubtrees(this.#subtrees);
    for (const checkpoint of passed) {
      const isRoot = checkpoint.size === this.#size && equalBytes(checkpoint.root, root);
      findings.check("history", isRoot ? undefined : `${name} has another root at size ${checkpoint.size}`);
      if (checkpoint.time !== undefined) this.#lackedAt = Math.max(this.#lackedAt ?? -Infinity, checkpoint.time);
      await onPassed?.(checkpoint);
    }
    this.#ahead = this.#ahead.filter(({ size }) => size > this.#size);
  }
}
