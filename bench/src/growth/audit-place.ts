import { AUDIT_CONNECTIONS, auditBooks } from "../../../apps/server/src/audit/audit-books.ts";
import { auditReport } from "../../../apps/server/src/audit/audit-report.ts";
import type { Place } from "../place.ts";

/** Checks the books as `npm run audit` does, and prints its report and its time. */
export async function auditPlace({ owner }: Place, tell: (line: string) => void): Promise<void> {
  const begun = performance.now();
  const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
  const findings = await auditBooks(owner.connection, AUDIT_CONNECTIONS, {
    begins: () => {},
    ends: ({ name, checked }) => tell(`${name}: ${checked} rows, ${secondsSince(begun)} s after the audit began`),
  });
  console.log(`\n${auditReport(findings)}The audit took ${secondsSince(begun)} s.`);
}
