import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { addLibrary, LIBRARY_MISSING } from "./add-library.mjs";
import { onOrphaned } from "./on-orphaned.mjs";

/**
 * Runs a command in place of this process: same terminal, same exit code or signal. Forwards each signal only once,
 * because Ctrl-C and npm may repeat it. With `channel`, the child notices when this process ends. `folder` is the
 * child's working directory.
 */
export function runChild(command, args, { root, folder, channel = false, again = false }) {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].filter(Boolean).join(delimiter);
  // Without this cache, every start takes a second longer to compile the modules.
  const compiled = join(root, ".cache/compiled");
  // By default glibc uses up to eight arenas per processor, each with freed memory that an idle server never needs.
  const arenas = "2";
  // Returns freed memory to the system above this number of bytes. By default glibc raises the limit as it frees large
  // blocks.
  const kept = "65536";
  // Takes blocks above this number of bytes from the system apart. Freed ones leave no gaps in the heap: 30 MB less.
  const apart = "32768";
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ["inherit", "inherit", "inherit", ...(channel ? ["ipc"] : [])],
    env: {
      NODE_COMPILE_CACHE: compiled,
      MALLOC_ARENA_MAX: arenas,
      MALLOC_TRIM_THRESHOLD_: kept,
      MALLOC_MMAP_THRESHOLD_: apart,
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
