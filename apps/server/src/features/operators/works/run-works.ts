import { untilRaceIsWon } from "../../../command/call-command.ts";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { isUnavailable } from "../../../database/unavailable.ts";
import type { Job } from "../../../jobs.ts";
import { notify } from "../../notifications/index.ts";
import type { OperationParts } from "../acts/operate.ts";
import type { FourEyes } from "../acts/act-parts.ts";
import { readRunningWorks } from "./read-works.store.ts";
import { closeRows, noteRow, takeRow } from "./run-works.store.ts";
import { FAILED_ROW, type NotedProblems, refusedProblems } from "./row-problems.ts";
import type { WorkRulesByKind } from "./work-rules.ts";
import { lockWork, readRows, setWorkStatus, type Work, type WorkRow } from "./works.store.ts";

type RunParts = Pick<OperationParts, "db" | "now"> & {
  workRules: WorkRulesByKind;
  fourEyes: FourEyes;
  /** Announces new odds in the terms log immediately. Doesn't throw if that fails, because a job tries again. */
  publishTerms: () => Promise<void>;
  log: { error(details: object, text: string): void };
};

/** Maximum number of rows per run, because a stopping server waits until the run ends. */
const ROWS_AT_ONCE = 100;

function problemsOf(error: unknown, log: RunParts["log"], row: WorkRow): NotedProblems {
  if (error instanceof Refusal) return refusedProblems(error);
  log.error({ err: error, workId: row.workId, line: row.line }, "a row of long work failed");
  return FAILED_ROW;
}

/** Runs the next row in one transaction and stores its result. Returns false if no row waits. */
async function runNext({ db, now, workRules, fourEyes, log }: RunParts, { workId }: Work): Promise<boolean> {
  let taken: WorkRow | undefined;
  const effects: (() => unknown)[] = [];
  const run = async (tx: Transaction) => {
    effects.length = 0;
    const next = await takeRow(tx, workId);
    taken = next?.row;
    if (next === undefined) return;
    const { work, row } = next;
    const context = { db: tx, now, fourEyes, afterCommit: (effect: () => unknown) => void effects.push(effect) };
    const { subjectId, madeVersion } = await workRules[work.kind].runRow(context, work, row);
    await noteRow(tx, row, { status: "Done", subjectId, madeVersion, ranAt: now() });
  };
  try {
    await untilRaceIsWon(() => db.transaction().execute(run));
    for (const effect of effects) await effect();
  } catch (error) {
    if (taken === undefined || isUnavailable(error)) throw error;
    await noteRow(db, taken, { status: "Failed", ...problemsOf(error, log, taken), ranAt: now() });
  }
  return taken !== undefined;
}

/** Notifies the operators who may publish boxes that some boxes kept their odds, which state earlier prices. */
async function tellOfKept(tx: Transaction, params: { workId: string; count: number }, at: Date): Promise<void> {
  if (params.count > 0) await notify(tx, { permission: "boxes.publish" }, { kind: "boxesKept", params }, { at });
}

/** Ends work that has no waiting row or was cancelled. Waits for rows that other processes are running. */
function endWork({ db, now, workRules }: RunParts, { workId, kind }: Work): Promise<boolean> {
  const end = async (tx: Transaction) => {
    const work = await lockWork(tx, workId);
    const isLeft = (await readRows(tx, workId, ["Waiting"], { limit: 1 })).length > 0;
    if (work?.status !== "Stopping" && (work?.status !== "Running" || isLeft)) return false;
    const at = now();
    const done = (await readRows(tx, workId, ["Done"])).filter(({ isClosed }) => !isClosed);
    const kept = await workRules[kind].close(tx, work, done, at);
    await closeRows(tx, workId);
    const keptBoxes = [...new Set([...work.keptBoxes, ...kept])];
    await setWorkStatus(tx, workId, isLeft ? "Cancelled" : "Done", { endedAt: at, keptBoxes });
    await tellOfKept(tx, { workId, count: kept.length }, at);
    return true;
  };
  return untilRaceIsWon(() => db.transaction().execute(end));
}

/** Runs up to ROWS_AT_ONCE rows of a work. Ends the work if no row is left. */
async function runSome(parts: RunParts, work: Work): Promise<void> {
  let ran = 0;
  while (ran < ROWS_AT_ONCE && (await runNext(parts, work))) ran += 1;
  if (ran > 0) await announceCatalogueChange(parts.db);
  if (ran < ROWS_AT_ONCE && (await endWork(parts, work))) await parts.publishTerms();
}

/** Marks work as failed after an error, so that it isn't retried endlessly. */
async function failWork({ db, now, log }: RunParts, { workId }: Work, error: unknown): Promise<void> {
  log.error({ err: error, workId }, "long work failed");
  await db.transaction().execute(async (tx) => {
    const work = await lockWork(tx, workId);
    if (work?.status !== "Running" && work?.status !== "Stopping") return;
    await setWorkStatus(tx, workId, "Failed", { endedAt: now() });
  });
}

/**
 * Runs some rows of all started work. Each row commits on its own, so work continues after a restart. If one work
 * fails, the others still run.
 */
export async function runWorks(parts: RunParts): Promise<void> {
  for (const work of await readRunningWorks(parts.db)) {
    try {
      await runSome(parts, work);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      await failWork(parts, work, error);
    }
  }
}

export function runWorksJob(parts: RunParts): Job {
  return { name: "run-works", everySeconds: 0.5, run: () => runWorks(parts) };
}
