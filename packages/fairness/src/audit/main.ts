#!/usr/bin/env node
// Audits the public logs of a shop. Exit codes: 0 if everything holds, 1 if something does not, 2 if the audit could
// not be made, 3 if somebody who was there has to say.
import { setTimeout as wait } from "node:timers/promises";
import { commandOf, USAGE, UsageError } from "./arguments.ts";
import { progressBar } from "./progress.ts";
import { COULD_NOT_LOOK, HOLDS, runAudit } from "./run-audit.ts";

async function run(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  if (command.kind === "help") {
    process.stdout.write(USAGE);
    return HOLDS;
  }
  const now = () => new Date().toISOString();
  const { report, exitCode } = await runAudit(command, { now, wait, onProgress: progressBar(process.stderr) });
  process.stdout.write(report);
  return exitCode;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = COULD_NOT_LOOK;
}
