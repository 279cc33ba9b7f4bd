import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";

/** The counterpart of `readApart`, in the process that it starts. That process ends if it takes too much memory. */
export async function answerApart<Result>(read: (bytes: Buffer) => Result | Promise<Result>): Promise<void> {
  new Worker(new URL("end-above-memory.ts", import.meta.url)).unref();
  process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))));
}
