import { isIncidents, parseIncidents, parseProofs } from "@trove/fairness";
import { judgeFile } from "@trove/fairness/judge-file";
import { httpLog, logClient, LogFault, type SignedCheckpoint } from "@trove/fairness/log";
import { readTermsLog } from "@trove/fairness/read-terms-log";
import { verifyIncidents } from "@trove/fairness/verify-incidents";
import type { LogName, Settings } from "./settings.ts";

/** A verdict in words. `code` is the exit code of the command line. */
export type Outcome = { code: number; report: string };

const PATIENCE_MS = 30_000;

const get = (url: string) =>
  fetch(url, { redirect: "error", credentials: "omit", signal: AbortSignal.timeout(PATIENCE_MS) });

async function openAt(place: string, { policies }: Settings, name: LogName) {
  const policy = policies[name];
  const client = logClient(httpLog(get, place), policy);
  return { client, policy, latest: await client.checkpoint() };
}

type Live = Awaited<ReturnType<typeof openAt>>;

/** Throws LogFault of kind `fork` unless one log continues the other. */
async function requireSame({ client, latest }: Live, other: SignedCheckpoint): Promise<void> {
  await client.requireGrowth(other, latest);
}

/** Opens a log at all its places and compares them. Throws LogFault. The place with the largest tree is returned. */
async function openEverywhere(settings: Settings, name: LogName): Promise<Live> {
  const all = await Promise.all(settings.places.map((place) => openAt(place[name], settings, name)));
  const [largest, ...rest] = all.toSorted((one, other) => other.latest.size - one.latest.size);
  if (largest === undefined) throw new RangeError("a log has a place");
  for (const { latest } of rest) await requireSame(largest, latest);
  return largest;
}

/** Judges the text of a file as the command line does. Errors that are no verdict become an outcome with code 2. */
export async function judge(text: string, settings: Settings, isMine: boolean): Promise<Outcome> {
  try {
    const file = isIncidents(text) ? parseIncidents(text) : parseProofs(text);
    const [terms, records] = await Promise.all([
      openEverywhere(settings, "terms"),
      openEverywhere(settings, "records"),
    ]);
    const live = { terms, records };
    const { keys, noticeAt } = await readTermsLog(terms);
    const policies = { termsLog: settings.policies.terms, recordsLog: settings.policies.records };
    const notice = settings.noticeMinutes ?? noticeAt;
    const { report, exitCode } =
      "incidents" in file
        ? await verifyIncidents(file, { ...policies, isMine }, { keys, notice }, live)
        : await judgeFile(file, { keys, ...policies, notice, live, isMine });
    return { code: exitCode, report };
  } catch (error) {
    if (error instanceof LogFault) {
      const isAgainstShop = error.kind === "fork" || error.kind === "mismatch";
      return { code: isAgainstShop ? 1 : 2, report: `${error.kind}: ${error.message}` };
    }
    if (error instanceof SyntaxError) return { code: 2, report: error.message };
    throw error;
  }
}
