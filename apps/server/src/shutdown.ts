import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 10_000;

/** A part of the running server, and how it ends. */
export type Closing = {
  /** Ends when what is under way is finished. */
  close(): Promise<void>;
  /** Called when that takes too long; then the next part ends. Without it, `close` bounds its own time. */
  giveUp?(): void;
};

/** Ends what a start has opened. Everything together has ten seconds, after which each part is given up. */
export class Shutdown {
  readonly #parts: Closing[] = [];
  #ending: Promise<void> | undefined;

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  /** Adds a part that ends before those that were added earlier. */
  add(part: Closing): void {
    this.#parts.unshift(part);
  }

  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    const late = pause(PATIENCE_MS, undefined, { ref: false });
    for (const part of this.#parts) {
      // What fails to end is left to the end of the process.
      const closed = part.close().catch(() => {});
      await (part.giveUp === undefined ? closed : Promise.race([closed, late.then(() => part.giveUp?.())]));
    }
  }
}
