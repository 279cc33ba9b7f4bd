// npm run verify:proofs: verifies a file of proofs outside the shop. Exit code 0 holds, 1 breach, 2 could not tell.
import { resolve } from "node:path";
import { commandOf, USAGE, UsageError } from "./arguments.ts";
import { COULD_NOT_TELL } from "./exit-code.ts";
import { verifyFile } from "./verify-file.ts";

/** Resolves the path in the caller's folder, which npm puts into INIT_CWD before it changes to the repository's. */
function fromCallersFolder(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}

async function run(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  if (command.kind === "help") {
    process.stdout.write(USAGE);
    return 0;
  }
  const { report, exitCode } = await verifyFile({ ...command, path: fromCallersFolder(command.path) });
  process.stdout.write(report);
  return exitCode;
}

try {
  process.exitCode = await run();
} catch (error) {
  // An unreadable file, a shop that can't be reached: whatever it is, it must not look like a verdict.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = COULD_NOT_TELL;
}
