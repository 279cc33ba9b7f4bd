import { spawn } from "node:child_process";
import { commandOf } from "./programs.ts";

/** The shop's real server, in a process of its own. */
export type ShopProcess = {
  pid: number | undefined;
  /** The process's output so far. */
  output(): string;
  isGone(): boolean;
  /** Resolves when the process has ended for any reason. */
  gone: Promise<void>;
  /** Sends the signal. Resolves with the exit code, if any, when the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts a server, from `folder` if that is given. Resolves when it listens. If it ends before that, throws with its
 * output.
 */
export async function startShopProcess(
  variables: NodeJS.ProcessEnv,
  options: readonly string[] = [],
  folder?: string,
): Promise<ShopProcess> {
  const env = { ...process.env, ...variables };
  const [file, ...args] = commandOf("server", folder);
  const child = spawn(file, [...args, ...options], { env, stdio: ["ignore", "pipe", "pipe"] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  let written = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        written += chunk.toString();
        if (written.includes("The shop is open")) resolve();
      });
    }
    child.once("exit", (code) => reject(new Error(`the shop ended with ${code}:\n${written}`)));
  });
  return {
    pid: child.pid,
    output: () => written,
    isGone,
    gone,
    async end(signal) {
      if (!isGone()) child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}
