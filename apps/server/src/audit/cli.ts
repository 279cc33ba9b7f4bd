// npm run audit: checks the books in the database of DATABASE_URL, or in the embedded database.
import { randomUUIDv7 } from "node:crypto";
import { type Connection, openDatabase } from "../database/connection.ts";
import { failureText, readEnvironment } from "../environment.ts";
import { noteCheck } from "../features/overview/index.ts";
import { findExistingDatabase } from "../find-database.ts";
import { AUDIT_CONNECTIONS, auditBooks, type Finding, type Progress } from "./audit-books.ts";
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
    ends: ({ name, checked }) => {
      const milliseconds = Math.round(performance.now() - (begun.get(name) ?? 0));
      tell(`${name}: ${checked} rows in ${milliseconds} ms`);
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

async function main(): Promise<void> {
  const place = await findExistingDatabase(readEnvironment(process.env));
  const database = openDatabase(place.url, AUDIT_CONNECTIONS, () => {}, { statementMs: Infinity });
  try {
    const startedAt = new Date();
    const findings = await auditBooks(database.connection, AUDIT_CONNECTIONS, tellProgress());
    process.stdout.write(auditReport(findings));
    await noteFindings(database.connection, startedAt, findings);
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
