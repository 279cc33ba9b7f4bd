import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 10_000;

/** A part of the running server, and how to close it. */
export type Closing = {
  /** Finishes the work in progress, then resolves. */
  close(): Promise<void>;
  /**
   * Called when `close` takes too long; then the next part is closed. A part without it must limit the time of `close`.
   */
  giveUp?(): void;
};

/**
 * Closes the parts that a start has opened. First waits for `drain`. Then all parts together have ten seconds; after
 * that, each remaining part's `giveUp` is called.
 */
export class Shutdown {
  readonly #parts: Closing[] = [];
  #ending: Promise<void> | undefined;
  drain = async (): Promise<void> => {};

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  /** Adds a part. It is closed before the parts that were added earlier. */
  add(part: Closing): void {
    this.#parts.unshift(part);
  }

  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    await this.drain();
    const late = pause(PATIENCE_MS, undefined, { ref: false });
    for (const part of this.#parts) {
      // An error of `close` is ignored: the part ends with the process.
      const closed = part.close().catch(() => {});
      await (part.giveUp === undefined ? closed : Promise.race([closed, late.then(() => part.giveUp?.())]));
    }
  }
}
