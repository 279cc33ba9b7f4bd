#!/usr/bin/env node
// Verifies a file of proofs outside the shop. Exit codes: 0 holds, 1 breach, 2 could not tell.
import { commandOf, USAGE, UsageError } from "./arguments.ts";
import { COULD_NOT_TELL } from "./exit-code.ts";
import { showStatement } from "./show-statement.ts";
import { verifyFile } from "./verify-file.ts";

async function run(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  if (command.kind === "help") {
    process.stdout.write(USAGE);
    return 0;
  }
  const { report, exitCode } = await (command.kind === "statement" ? showStatement(command) : verifyFile(command));
  process.stdout.write(report);
  return exitCode;
}

try {
  process.exitCode = await run();
} catch (error) {
  // An error, such as an unreadable file or an unreachable shop, must not look like a verdict.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = COULD_NOT_TELL;
}
