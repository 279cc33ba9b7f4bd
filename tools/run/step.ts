import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A command that the project runs. `bin` is a command of node_modules/.bin, or `node` to run one of our scripts. */
export type Step = {
  name: string;
  bin: string;
  args: string[];
  folder?: string;
  environment?: Record<string, string>;
};

export type Outcome = { step: Step; passed: boolean; seconds: string; output: string };

export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A soft memory limit for the compiler and the type-aware linter. Both are written in Go and use up to 7 GB without a
 * limit.
 */
const GOMEMLIMIT = "4GiB";

/**
 * Runs a step to its end and returns its output. With `live`, also prints the output immediately. The step has no
 * colours and no standard input. SIGINT and SIGTERM are forwarded to it.
 */
export async function runStep(step: Step, live = false): Promise<Outcome> {
  const startedAt = performance.now();
  const command = step.bin === "node" ? process.execPath : `${root}node_modules/.bin/${step.bin}`;
  const child = spawn(command, step.args, {
    cwd: root + (step.folder ?? ""),
    env: { GOMEMLIMIT, ...process.env, ...step.environment, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (chunk: string) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    });
  }
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  process.off("SIGINT", stop).off("SIGTERM", stop);
  const seconds = String(Math.round((performance.now() - startedAt) / 10) / 100);
  return { step, passed: code === 0, seconds, output };
}
