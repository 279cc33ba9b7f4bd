// npm run backup:check: restores the newest backup beside the shop, audits it, and says what a loss would cost.
//   npm run backup:check -- [--in FOLDER] [--postgres FOLDER] [--chain NAME]
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { auditReport } from "../audit/audit-report.ts";
import { sweepThrowaways } from "../embedded-postgres/throwaway-postgres.ts";
import { failureText, readBackupSettings } from "../environment.ts";
import { openPlace, withNotes } from "./backup-parts.ts";
import { type Checked, checkBackup } from "./check-backup.ts";
import { readIdentity } from "./restore/read-identity.ts";

const say = (line: string) => process.stderr.write(`· ${line}\n`);
const brokenIn = ({ findings }: Checked) => findings.filter(({ broken }) => broken > 0).length;

function reportOf(checked: Checked, now: Date): string {
  const { base, until, clusterBytes, findings, seconds } = checked;
  const lost = Math.max(0, Math.round((now.getTime() - until.getTime()) / 1000));
  return [
    ...(brokenIn(checked) > 0 ? [auditReport(findings)] : []),
    `The backup has all until ${until.toISOString()}: a copy of ${base.toISOString()}, and the log after it.`,
    `It was restored in ${Math.ceil(seconds)} seconds (${Math.ceil(clusterBytes / 1e6)} MB).`,
    `Its books: ${findings.length} rules, ${brokenIn(checked)} broken.`,
    `If the database were lost now, the last ${lost} seconds would be lost with it.`,
    "",
  ].join("\n");
}

async function main(): Promise<void> {
  const options = { in: { type: "string" }, postgres: { type: "string" }, chain: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const settings = readBackupSettings(process.env);
  const checks = resolve(process.env["INIT_CWD"] ?? ".", values.in ?? settings.DATA_DIR, "backup-checks");
  mkdirSync(checks, { recursive: true });
  // Ends what a check left behind that was killed.
  await sweepThrowaways(checks);
  const folder = join(checks, `${process.pid}-check`);
  const parts = { storage: openPlace(settings), identity: readIdentity(process.env), folder, say };
  const { postgres: programs, chain } = values;
  const checked = await checkBackup({ ...parts, programs, chain }).catch(async (error: unknown) => {
    await noteOutcome({ at: new Date(), failure: failureText(error) });
    throw error;
  });
  const at = new Date();
  process.stdout.write(reportOf(checked, at));
  const { until, seconds } = checked;
  const broken = brokenIn(checked);
  const failure = broken > 0 ? { failure: `${broken} rules of the audit are broken` } : {};
  await noteOutcome({ at, ...failure, details: { until, seconds } });
  if (broken > 0) process.exitCode = 1;

  /** A check may run where the shop's database can't be reached. */
  async function noteOutcome(outcome: { at: Date; failure?: string; details?: object }): Promise<void> {
    await withNotes(settings, (note) => note("check", outcome)).catch((error: unknown) =>
      say(`the shop doesn't learn of this check: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 2;
});
