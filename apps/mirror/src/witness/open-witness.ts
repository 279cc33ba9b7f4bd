import {
  type Checkpoint,
  cosignCheckpoint,
  judgeCheckpoint,
  keepSignatures,
  LogFault,
  openCheckpoint,
  openNote,
  sameTree,
  type SignedCheckpoint,
  type Signer,
  sizeText,
  type WitnessKey,
  withSignatures,
} from "@trove/fairness/log";
import type { LogCopy } from "../copy/log-copy.ts";
import { DiskFull } from "../folder/disk.ts";
import { isSoon } from "../is-soon.ts";
import type { RestoredMark } from "./restored-mark.ts";
import type { WitnessState } from "./witness-state.ts";

export type WitnessAnswer = { readonly status: number; readonly type: string; readonly body: string };

const answerOf = (status: number, body = "", type = "text/plain; charset=utf-8"): WitnessAnswer => ({
  status,
  type,
  body,
});

/** Requests for one log whose checkpoint is being stored. More would only pile up while the shop is slow. */
const MOST_STORING = 16;

type Witnessed = { readonly copy: LogCopy; readonly state: WitnessState };

type Parts = {
  readonly logs: readonly Witnessed[];
  readonly signer: Signer<WitnessKey>;
  readonly restored: RestoredMark;
  readonly now: () => Date;
  readonly warn: (fields: object, text: string) => void;
};

/**
 * A witness of C2SP tlog-witness that signs only what is stored whole. Each answer follows a state that is on the disk,
 * so a crash can't make it sign two histories.
 */
export function openWitness({ logs, signer, restored, now, warn }: Parts) {
  /** The number of requests whose checkpoint is being stored, by log. */
  const storing = new Map<string, number>();
  /** Logs whose checkpoint was looked at since the start. */
  const compared = new Set<string>();
  const logOf = (origin: string) => logs.find(({ copy }) => copy.origin === origin);
  const judge = (body: string) =>
    judgeCheckpoint(body, async (origin) => {
      const log = logOf(origin);
      return log && { key: log.state.key, latest: log.state.latest() };
    });

  /** Keeps the evidence of a fork if the log has signed two roots for one size. That alone proves it. */
  async function noticeFork(body: string): Promise<void> {
    const note = body.slice(body.indexOf("\n\n") + 2);
    const log = logOf(note.slice(0, note.indexOf("\n")));
    const known = log?.state.note();
    if (log === undefined || known === undefined) return;
    const policy = { log: log.state.key, witnesses: [], quorum: 0 };
    const checkpoint = await openCheckpoint(note, policy).catch(() => undefined);
    const latest = log.state.latest();
    if (checkpoint?.size !== latest.size || sameTree(checkpoint, latest)) return;
    warn({ log: log.copy.origin, size: checkpoint.size }, "the log has signed two trees of one size");
    await log.copy.keepFork({ one: known, other: keepSignatures(checkpoint.note, [log.state.key]) });
  }

  async function sign({ copy, state }: Witnessed, body: string): Promise<WitnessAnswer> {
    const verdict = await judge(body);
    if (verdict.status !== 200) return refusal(verdict);
    if (copy.fork() !== undefined || restored.isSet() || !compared.has(copy.origin)) {
      return answerOf(503, "This witness signs nothing now: see /about\n");
    }
    const note = keepSignatures(verdict.note, [state.key]);
    const line = await cosignCheckpoint(note, signer, Math.floor(now().getTime() / 1_000));
    await state.keep({ ...verdict.checkpoint, note: withSignatures(note, line), cosignatures: [] });
    return answerOf(200, line);
  }

  function refusal(verdict: Exclude<Awaited<ReturnType<typeof judge>>, { status: 200 }>): WitnessAnswer {
    return verdict.status === 409
      ? answerOf(409, sizeText(verdict.size), "text/x.tlog.size")
      : answerOf(verdict.status);
  }

  /** Stores a checkpoint with the log's own signature only: others would be kept in memory for nothing. */
  async function store({ copy, state }: Witnessed, checkpoint: Checkpoint, note: string): Promise<void> {
    const count = (by: number) => storing.set(copy.origin, (storing.get(copy.origin) ?? 0) + by);
    count(1);
    try {
      await copy.store({ ...checkpoint, note: keepSignatures(note, [state.key]), cosignatures: [] });
    } finally {
      count(-1);
    }
  }

  async function addCheckpoint(body: string): Promise<WitnessAnswer> {
    const verdict = await judge(body);
    if (verdict.status === 409 || verdict.status === 422) await noticeFork(body);
    if (verdict.status !== 200) return refusal(verdict);
    const log = logOf(verdict.checkpoint.origin);
    if (log === undefined) return answerOf(404);
    if ((storing.get(log.copy.origin) ?? 0) >= MOST_STORING) return answerOf(503, "Too many wait\n");
    const isStored = await isSoon(store(log, verdict.checkpoint, verdict.note));
    return isStored ? log.state.inTurn(() => sign(log, body)) : answerOf(503, "Not stored yet\n");
  }

  return {
    isRestored: restored.isSet,
    /** Answers a request `add-checkpoint`. */
    add: async (body: string): Promise<WitnessAnswer> => {
      try {
        return await addCheckpoint(body);
      } catch (error) {
        if (error instanceof LogFault && error.kind === "fork") return answerOf(422);
        warn({ err: error }, "a checkpoint was not signed");
        return answerOf(503, error instanceof DiskFull ? "The disk is full\n" : "");
      }
    },
    /**
     * Compares the checkpoint that the shop serves with the state, and stops signing if it has a signature of this
     * witness that the state has forgotten. Nothing is signed before the first comparison.
     */
    compare: async (origin: string, served: SignedCheckpoint | undefined): Promise<void> => {
      const opened = await openNote(served?.note ?? "", [signer.key]).catch(() => undefined);
      const known = logOf(origin)?.state.latest().size ?? 0;
      compared.add(origin);
      if (served === undefined || served.size <= known || !opened?.signedBy.has(signer.key)) return;
      const text = "the folder has an older state than this witness has signed: it needs new keys";
      warn({ log: origin, size: served.size }, text);
      await restored.set();
    },
    checkpoint: (originHash: string) => logs.find(({ copy }) => copy.originHash === originHash)?.state.note(),
  };
}

export type Witness = ReturnType<typeof openWitness>;
