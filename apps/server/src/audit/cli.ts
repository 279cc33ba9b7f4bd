// npm run audit: checks the books in the database of DATABASE_URL, or in the embedded database.
//   npm run audit -- --parts 8      divides the people into 8 parts, which are checked at the same time
//   npm run audit -- --since 25h    looks only at people whose rows changed since then, or since a time in ISO-8601
import { randomUUIDv7 } from "node:crypto";
import { parseArgs } from "node:util";
import { type Connection, openDatabase } from "../database/connection.ts";
import { failureText, readEnvironment } from "../environment.ts";
import { EnvironmentError } from "../environment/environment-error.ts";
import { noteCheck } from "../features/overview/index.ts";
import { findExistingDatabase } from "../find-database.ts";
import { AUDIT_CONNECTIONS, auditBooks, type Finding, type Progress, type Scope } from "./audit-books.ts";
import { auditReport } from "./audit-report.ts";

/** Writes to stderr which rules are being checked, and how long each check took. */
function tellProgress(): Progress {
  const begun = new Map<string, number>();
  const tell = (line: string) => process.stderr.write(`· ${line}\n`);
  return {
    begins: ({ name }) => {
      begun.set(name, performance.now());
      tell(`${name} …`);
    },
    ends: ({ name, checked }, done, all) => {
      const milliseconds = Math.round(performance.now() - (begun.get(name) ?? 0));
      tell(`${name}: ${checked} rows in ${milliseconds} ms (${done} of ${all})`);
    },
  };
}

/** Writes the result down for the status page. A database that is only read, such as a standby, can't have it. */
async function noteFindings(db: Connection, startedAt: Date, findings: readonly Finding[]): Promise<void> {
  const broken = findings.flatMap((finding) => (finding.broken > 0 ? [finding.name] : []));
  const own = { checkId: randomUUIDv7(), isByShop: false, startedAt, endedAt: new Date(), skipped: [] };
  await noteCheck(db, { ...own, rules: findings.length, broken }).catch((error: unknown) => {
    process.stderr.write(`· the result is not on the status page: ${String(error)}\n`);
  });
}

/** Reads `25h`, or a time in ISO-8601. */
function readSince(text: string): Date {
  const hours = /^(\d{1,5})h$/.exec(text)?.[1];
  const since = hours === undefined ? new Date(text) : new Date(Date.now() - Number(hours) * 3_600_000);
  if (Number.isNaN(since.getTime()))
    throw new EnvironmentError(`--since: ${text} is neither a time nor hours, as 25h is`);
  return since;
}

function readScope(): Scope {
  const { values } = parseArgs({ options: { since: { type: "string" }, parts: { type: "string" } } });
  const parts = Number(values.parts ?? 1);
  if (!Number.isInteger(parts) || parts < 1 || parts > 1000)
    throw new EnvironmentError("--parts is a number from 1 to 1000");
  return { parts, ...(values.since !== undefined && { since: readSince(values.since) }) };
}

async function main(): Promise<void> {
  const scope = readScope();
  const place = await findExistingDatabase(readEnvironment(process.env));
  const database = openDatabase(place.url, AUDIT_CONNECTIONS, () => {}, { statementMs: Infinity });
  try {
    const startedAt = new Date();
    const findings = await auditBooks(database.connection, AUDIT_CONNECTIONS, { ...scope, progress: tellProgress() });
    process.stdout.write(auditReport(findings));
    if (scope.since === undefined) await noteFindings(database.connection, startedAt, findings);
    if (findings.some(({ broken }) => broken > 0)) process.exitCode = 1;
  } finally {
    await database.close();
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 2;
});
