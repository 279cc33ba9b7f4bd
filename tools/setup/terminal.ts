import { createInterface } from "node:readline/promises";

/** Thrown for an answer that can't be used. Its message is shown, and the question asked again. */
export class Unusable extends Error {}

export type Question<Answer> = {
  text: string;
  /** The answer to an empty line. Without one, a line is needed. */
  fallback?: string;
  /** Reads the answer, and tries it for real. Throws Unusable. */
  read: (line: string) => Promise<Answer> | Answer;
};

/** Asks a person at a terminal. Reads lines of any stream, so that a script can answer as well. */
export class Terminal {
  readonly #lines: AsyncIterator<string>;
  readonly #write: (text: string) => void;
  readonly #close: () => void;

  constructor(input: NodeJS.ReadableStream, output: { write(text: string): unknown }) {
    const lines = createInterface({ input, crlfDelay: Infinity });
    this.#lines = lines[Symbol.asyncIterator]();
    this.#close = () => lines.close();
    this.#write = (text) => void output.write(text);
  }

  say(line = ""): void {
    this.#write(`${line}\n`);
  }

  /** Asks until there is an answer that can be used. Throws if the input ends. */
  async ask<Answer>({ text, fallback, read }: Question<Answer>): Promise<Answer> {
    for (;;) {
      this.#write(`${text}${fallback === undefined || fallback === "" ? "" : ` [${fallback}]`}: `);
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error("The input ended before the last question. Nothing was written.");
      const line = value.trim() || fallback;
      if (line === undefined) continue;
      try {
        return await read(line);
      } catch (error) {
        if (!(error instanceof Unusable)) throw error;
        this.say(`  ✗ ${error.message}`);
      }
    }
  }

  async confirm(text: string, fallback: "yes" | "no"): Promise<boolean> {
    return this.ask({
      text: `${text} (yes or no)`,
      fallback,
      read: (line) => {
        if (!/^(y|yes|n|no)$/i.test(line)) throw new Unusable("yes or no, please");
        return /^y/i.test(line);
      },
    });
  }

  close(): void {
    this.#close();
  }
}
