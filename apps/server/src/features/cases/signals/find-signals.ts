import type { Transaction } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import type { OperationParts } from "../../operators/index.ts";
import { readLastCheck } from "../../protection/index.ts";
import { lockCaseOpening } from "../cases.store.ts";
import { raiseSignal } from "./raise-signal.ts";
import {
  addressSignals,
  chargebackSignal,
  exclusionSignal,
  identitySignal,
  sharedIdentitySignal,
  shipmentSignals,
  type Signal,
} from "./signal-rules.ts";
import {
  chargedBackCents,
  findSending,
  findTopUps,
  markAddress,
  marksOf,
  type Queued,
  sharersOf,
  takeQueued,
} from "./signals.store.ts";

const BATCH = 100;
const MOST_SHARERS = 100;

async function signalsOfMark(tx: Transaction, userId: string, mark: Buffer): Promise<Signal[]> {
  const sharers = await sharersOf(tx, mark, MOST_SHARERS);
  return addressSignals(userId, mark.toString("hex"), sharers);
}

async function signalsOf(tx: Transaction, queued: Queued): Promise<Signal[]> {
  const { kind, userId, subjectId } = queued;
  switch (kind) {
    case "Address": {
      const mark = await markAddress(tx, queued);
      return mark === undefined ? [] : signalsOfMark(tx, userId, mark);
    }
    case "Lock": {
      const marks = await marksOf(tx, userId);
      return (await Promise.all(marks.map((mark) => signalsOfMark(tx, userId, mark)))).flat();
    }
    case "Shipment": {
      const sending = await findSending(tx, queued);
      return sending === undefined ? [] : shipmentSignals(sending, await findTopUps(tx, userId, sending.createdAt));
    }
    case "Exclusion":
      return [exclusionSignal(userId, subjectId)];
    case "Identity": {
      const last = await readLastCheck(tx, userId);
      const isWaiting = last?.checkId === subjectId && last.status === "Pending";
      return isWaiting ? [identitySignal(userId, subjectId)] : [];
    }
    case "SharedIdentity":
      return [sharedIdentitySignal(userId, subjectId)];
    case "Chargeback":
      return [chargebackSignal(userId, subjectId, await chargedBackCents(tx, queued))];
  }
}

/** Examines the oldest queued events and returns their number. Returns 0 if another process is examining the queue. */
function examineSome({ db, now }: OperationParts): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockCaseOpening(tx, { isAwaited: false }))) return 0;
    const queued = await takeQueued(tx, BATCH);
    for (const each of queued) {
      for (const signal of await signalsOf(tx, each)) await raiseSignal(tx, signal, now());
    }
    return queued.length;
  });
}

/** A background job that finds signals of fraud in queued events and opens cases from them. */
export function findSignalsJob(parts: OperationParts): Job {
  const run = async () => {
    while ((await examineSome(parts)) === BATCH);
  };
  return { name: "find-signals", everySeconds: 20, run };
}
