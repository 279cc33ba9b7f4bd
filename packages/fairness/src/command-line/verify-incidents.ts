import { chooseIncidents, MOST_OF_A_KIND } from "../incidents/choose-incidents.ts";
import type { IncidentsFile, LogName } from "../incidents/incidents-file.ts";
import type { IncidentTrust, JudgedIncident } from "../incidents/judge-incidents.ts";
import { judgeIncidents } from "../incidents/judge-incidents.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { Verify } from "./arguments.ts";
import { compareLog } from "./compare-logs.ts";
import { BREACH, COULD_NOT_TELL, HOLDS } from "./exit-code.ts";
import type { Told } from "./judge-file.ts";
import type { LiveLogs } from "./live-log.ts";

/** The notice of a shop whose settings nobody has changed. */
const USUAL_NOTICE_MINUTES = 10;

const TEXTS = {
  Fork: "the log has signed two trees of which neither continues the other",
  Unread: "the log could not be read for a day",
  Changed: "the shop has other terms for its logs",
  ShortNotice: "odds changed sooner than the shop promises",
} as const satisfies Record<JudgedIncident["incident"]["kind"], string>;

/** The verdict in words, with advice if there is none. */
function verdictText({ incident: { kind }, verdict, isProven }: JudgedIncident, isRead: boolean): string {
  if (verdict === "Verified") return "the shop's signature vouches for it";
  if (isProven) return "BREACH\n  The shop's own signatures prove it.";
  if (verdict === "Breach") {
    return "BREACH\n  Nothing that differs is proven by the shop's signatures: an older proof may stand beside the earlier offer.";
  }
  const isComparable = kind === "Fork" && !isRead;
  return isComparable ? "UNKNOWN: trees of different sizes need the live log (--log)" : "UNKNOWN: it proves nothing";
}

function exitCodeOf(judged: readonly JudgedIncident[], isMine: boolean): number {
  if (judged.some(({ verdict, isProven }) => verdict === "Breach" && (isProven || isMine))) return BREACH;
  return judged.length > 0 && judged.every(({ verdict }) => verdict === "Verified") ? HOLDS : COULD_NOT_TELL;
}

/**
 * Judges incidents that a browser found about the public logs, each once, and at most twenty of each kind: a stranger
 * may have written the file. `keys` are the shop's that the caller trusts.
 */
export async function verifyIncidents(
  file: IncidentsFile,
  { termsLog, recordsLog, isMine }: Pick<Verify, "termsLog" | "recordsLog" | "isMine">,
  { keys, notice }: Pick<Told, "keys" | "notice">,
  live: LiveLogs,
): Promise<{ report: string; exitCode: number }> {
  const policies: Record<LogName, LogPolicy | undefined> = { terms: termsLog, records: recordsLog };
  const { chosen, leftOut } = chooseIncidents(file.incidents);
  const trust: IncidentTrust = {
    told: keys,
    policies,
    noticeAt: typeof notice === "number" ? () => notice : (size) => notice?.(size) ?? USUAL_NOTICE_MINUTES,
    isForked: async (log, checkpoints) => {
      const everybodys = live[log];
      if (everybodys === undefined) return false;
      const { forks } = await compareLog(
        everybodys,
        checkpoints.map(({ note }) => note),
      );
      return forks.length > 0;
    },
  };
  const judged = await judgeIncidents({ ...file, incidents: chosen }, trust);
  const lines = judged.map((one) => {
    const { incident } = one;
    const log = "log" in incident ? `${incident.log}: ` : "";
    const isRead = "log" in incident && live[incident.log] !== undefined;
    return `${log}${TEXTS[incident.kind]}: ${verdictText(one, isRead)}`;
  });
  const left = `Not judged: ${leftOut} more. At most ${MOST_OF_A_KIND} of each kind are.`;
  const report = [...lines, ...(leftOut === 0 ? [] : [left]), ""].join("\n");
  const exitCode = exitCodeOf(judged, isMine);
  return { report, exitCode: exitCode === HOLDS && leftOut > 0 ? COULD_NOT_TELL : exitCode };
}
