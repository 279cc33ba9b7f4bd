import { auditLogs } from "../src/audit/audit-logs.ts";
import type { AuditedMirror } from "../src/audit/silences/silences.ts";
import type { KeptCheckpoints } from "../src/audit/kept-checkpoints.ts";
import { reportOf } from "../src/audit/report.ts";
import { timedLogs } from "./audited-logs.ts";
import type { Scenario, Simulated } from "./simulated-shop.ts";
import { every, MINUTE, simulateShop, START } from "./simulated-shop.ts";

type Logs = Awaited<ReturnType<typeof timedLogs>>;

/** Audits both logs with a notice of 10 minutes. */
export async function audit({ terms, records }: Logs, kept?: KeptCheckpoints, mirrors: readonly AuditedMirror[] = []) {
  const audited = await auditLogs({
    terms: terms.place,
    records: records.place,
    endorsers: [],
    noticeMinutes: 10,
    kept,
    mirrors,
    now: () => new Date(START + 6 * 60 * MINUTE).toISOString(),
    onProgress: () => {},
  });
  const rulesWith = (count: "broken" | "asked") =>
    audited.findings.filter((finding) => finding[count] > 0).map(({ rule }) => rule);
  return { ...audited, broken: rulesWith("broken"), asked: rulesWith("asked"), report: reportOf(audited) };
}

export const logsOf = ({ terms, lists, records }: Simulated) => timedLogs(terms, lists, records);

/** A shop with a box that gets other odds after half an hour, and an opening every 20 seconds. */
export const busy: Scenario = {
  minutes: 90,
  noticeMinutes: 10,
  catalogue: [
    { at: 0, box: 1, version: 1 },
    { at: 30 * MINUTE, box: 1, version: 2 },
  ],
  openings: every(30, 89),
};
export const shopWith = (changes: Partial<Scenario>) => simulateShop({ ...busy, ...changes });
export const quiet = { openings: every(40 * 60, 89) };

/** A clock that is wrong by a number of minutes, from one minute of the scenario to another. */
export const wrongBy = (minutes: number, from: number, to: number) => (at: number) =>
  at >= from * MINUTE && at < to * MINUTE ? minutes * MINUTE : 0;
