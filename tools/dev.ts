// npm run dev: runs the shop with hot reload of pages. The server restarts when its sources change.
import { spawn } from "node:child_process";
import { root } from "./run/step.ts";

const watched = ["apps/server/src", "apps/server/migrations", "packages", "demo/src", "demo/catalogue"];
const child = spawn(
  process.execPath,
  [
    "--watch",
    ...watched.map((folder) => `--watch-path=${root}${folder}`),
    "--watch-preserve-output",
    `${root}apps/server/src/main.ts`,
    "--dev",
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
);
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (!stopping) child.kill(signal);
    stopping = true;
  });
}
child.on("exit", (code) => process.exit(code ?? 0));
