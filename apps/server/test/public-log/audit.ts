import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Shop } from "../shop/shop.ts";

/** Of the settings, only the folder with the compiled modules is passed on: without it, a start takes twice as long. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

const AUDIT = fileURLToPath(new URL("../../../../packages/fairness/src/audit/main.ts", import.meta.url));

/** Runs `npm run audit:log` in a folder, with the keys of a shop. */
export function auditLogs(
  { app }: Pick<Shop, "app">,
  folder: string,
  args: readonly string[],
): Promise<{ code: number; out: string; err: string }> {
  const { terms, records } = app.publicLog.keys;
  const all = [AUDIT, ...args, "--key", terms, "--key", records, "--notice", "0"];
  const options = { cwd: folder, env: { PATH, NODE_COMPILE_CACHE } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, all, options, (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}
