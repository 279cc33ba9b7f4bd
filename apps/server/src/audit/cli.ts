// npm run audit: checks the books of the database in DATABASE_URL, or of the embedded one.
import { openDatabase } from "../database/connection.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { findExistingDatabase } from "../find-database.ts";
import { auditBooks } from "./audit-books.ts";
import { auditReport } from "./audit-report.ts";

async function main(): Promise<void> {
  const place = await findExistingDatabase(readEnvironment(process.env));
  const database = openDatabase(place.url, 1, () => {});
  try {
    const findings = await auditBooks(database.connection);
    process.stdout.write(auditReport(findings));
    if (findings.some(({ broken }) => broken > 0)) process.exitCode = 1;
  } finally {
    await database.close();
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 2;
});
