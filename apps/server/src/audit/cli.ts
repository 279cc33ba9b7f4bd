// npm run audit: checks the books in the database of DATABASE_URL, or in the embedded database.
import { openDatabase } from "../database/connection.ts";
import { failureText, readEnvironment } from "../environment.ts";
import { findExistingDatabase } from "../find-database.ts";
import { AUDIT_CONNECTIONS, auditBooks, type Progress } from "./audit-books.ts";
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

async function main(): Promise<void> {
  const place = await findExistingDatabase(readEnvironment(process.env));
  const database = openDatabase(place.url, AUDIT_CONNECTIONS, () => {}, { statementMs: Infinity });
  try {
    const findings = await auditBooks(database.connection, AUDIT_CONNECTIONS, tellProgress());
    process.stdout.write(auditReport(findings));
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
