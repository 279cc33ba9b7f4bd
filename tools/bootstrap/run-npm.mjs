import { spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { showProgress } from "./show-progress.mjs";

const TOLD_LINES = 40;

/**
 * Runs npm with these arguments in the folder and writes its output to .cache/install.log. If npm fails, prints the
 * errors in that log, or its last lines if it has no errors.
 */
export async function runNpm(root, args) {
  const logPath = join(root, ".cache/install.log");
  const progress = showProgress("Installing packages");
  const code = await run(root, args, createWriteStream(logPath));
  progress.finish(code === 0 ? "installed" : "failed");
  if (code === 0) return;
  const lines = readFileSync(logPath, "utf8").trimEnd().split("\n");
  const errors = lines.filter((line) => line.startsWith("npm error"));
  console.error((errors.length > 0 ? errors.slice(0, TOLD_LINES) : lines.slice(-TOLD_LINES)).join("\n"));
  throw new Error(`npm ${args[0]} failed (${code}); all of its output is in ${logPath}`);
}

function run(root, given, log) {
  // No package needs its install scripts. npm would run them with a Node that may not start here yet.
  const args = [...given, "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const own = join(root, "node_modules");
  // npm deletes node_modules first, so the Node that runs npm must not be in that folder.
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.includes("node_modules"));
  const options = { cwd: root, env: { ...process.env, PATH: path.join(delimiter) }, stdio: ["ignore", "pipe", "pipe"] };
  const usable = node && npm && !node.startsWith(own) && npm.endsWith(".js");
  const child = usable
    ? spawn(node, [npm, ...args], options)
    : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const stop = (signal) => child.kill(signal);
  process.on("SIGINT", stop).on("SIGTERM", stop);
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on("close", (code, signal) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      log.end(() => resolve(code ?? signal));
    });
  });
}
