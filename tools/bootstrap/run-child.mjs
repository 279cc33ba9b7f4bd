import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { addLibrary, LIBRARY_MISSING } from "./add-library.mjs";
import { onOrphaned } from "./on-orphaned.mjs";

/**
 * Runs a command in place of this process: same terminal, forwarded signals, same exit code
 * or signal. Forwards each signal once, because a terminal sends Ctrl-C to the child too, and npm repeats it. With
 * `channel`, the child notices when this process ends. It runs in `folder`, by default in this process's.
 */
export function runChild(command, args, { root, folder, channel = false, again = false }) {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].filter(Boolean).join(delimiter);
  // Compiling every module again takes a second of each start.
  const compiled = join(root, ".cache/compiled");
  // By default glibc keeps freed memory in eight places for each processor: megabytes that an idle server never uses.
  const arenas = "2";
  // Freed memory goes back to the system at once. By default glibc keeps more of it the larger the pieces were.
  const kept = "65536";
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ["inherit", "inherit", "inherit", ...(channel ? ["ipc"] : [])],
    env: {
      NODE_COMPILE_CACHE: compiled,
      MALLOC_ARENA_MAX: arenas,
      MALLOC_TRIM_THRESHOLD_: kept,
      ...process.env,
      PATH: path,
    },
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
      runChild(command, args, { root, folder, channel, again: true });
      return;
    }
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
