// npm run check: format, arrows between rooms, lint, types, unused code.
import { runChecks } from "./check/run-checks.ts";

const { passed, failed } = await runChecks(console.log);
console.log(`${passed} checks passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
