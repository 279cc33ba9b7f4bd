import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { addLibrary, LIBRARY_MISSING } from "./add-library.mjs";
import { onOrphaned } from "./on-orphaned.mjs";

/**
 * Runs a command in this one's place: same terminal, signals handed on, ends as it ends. Each signal is handed on once:
 * a terminal's Ctrl-C reaches the child by itself, and npm repeats it. With `channel` the child learns of our death.
 */
export function runChild(command, args, { root, channel = false, again = false }) {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].filter(Boolean).join(delimiter);
  // Compiling every module again takes a second of each start.
  const compiled = join(root, ".cache/compiled");
  const child = spawn(command, args, {
    stdio: ["inherit", "inherit", "inherit", ...(channel ? ["ipc"] : [])],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path },
    shell: process.platform === "win32" && !command.endsWith(".exe"),
  });
  child.channel?.unref();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    let handed = false;
    process.on(signal, () => {
      if (!handed) child.kill(signal);
      handed = true;
    });
  }
  if (process.env.npm_lifecycle_event !== undefined) onOrphaned(() => child.kill("SIGTERM"));
  child.on("error", (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    if (code === LIBRARY_MISSING && !again && addLibrary()) {
      runChild(command, args, { root, channel, again: true });
      return;
    }
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
