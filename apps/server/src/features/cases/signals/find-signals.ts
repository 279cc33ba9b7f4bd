import { createHmac, hkdfSync } from "node:crypto";
import type { Transaction } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import type { OperationParts } from "../../operators/index.ts";
import type { Secrets } from "../../../secrets.ts";
import { readLastCheck } from "../../protection/index.ts";
import { lockCaseOpening } from "../cases.store.ts";
import { raiseSignal } from "./raise-signal.ts";
import {
  addressSignals,
  chargebackSignal,
  exclusionSignal,
  identitySignal,
  oddPayoutSignals,
  sharedIdentitySignal,
  shipmentSignals,
  type Signal,
} from "./signal-rules.ts";
import {
  chargedBackCents,
  redeemersOf,
  expireMarks,
  findSending,
  findTopUps,
  markAddress,
  marksOf,
  oddKindsOf,
  type Queued,
  sharersOf,
  suspectClosed,
  takeQueued,
} from "./signals.store.ts";

const BATCH = 100;
const MOST_SHARERS = 100;

type Parts = OperationParts & { secrets: Pick<Secrets, "rootKeys"> };

/** Names an address by a keyed hash, because signals are kept when the address is forgotten, and can be guessed. */
function nameOf({ secrets }: Parts, mark: Buffer): string {
  const secret = Buffer.from(hkdfSync("sha256", secrets.rootKeys[0].bytes, "", "addresses in signals", 32));
  return createHmac("sha256", secret).update(mark).digest("hex");
}

async function signalsOfMark(parts: Parts, tx: Transaction, userId: string, mark: Buffer): Promise<Signal[]> {
  const sharers = await sharersOf(tx, mark, MOST_SHARERS);
  return addressSignals(userId, nameOf(parts, mark), sharers);
}

async function signalsOfMarks(parts: Parts, tx: Transaction, userId: string, marks: readonly Buffer[]) {
  return (await Promise.all(marks.map((mark) => signalsOfMark(parts, tx, userId, mark)))).flat();
}

async function signalsOf(parts: Parts, tx: Transaction, queued: Queued): Promise<Signal[]> {
  const { kind, userId, subjectId } = queued;
  switch (kind) {
    case "Address": {
      const mark = await markAddress(tx, queued);
      return mark === undefined ? [] : signalsOfMark(parts, tx, userId, mark);
    }
    case "Lock":
      return signalsOfMarks(parts, tx, userId, await marksOf(tx, userId));
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
    case "Payout":
      return oddPayoutSignals(userId, subjectId, await oddKindsOf(tx, queued));
    case "Chargeback": {
      const shared = await signalsOfMarks(parts, tx, userId, await suspectClosed(tx, userId));
      const others = await redeemersOf(tx, queued);
      return [chargebackSignal(userId, subjectId, await chargedBackCents(tx, queued), others), ...shared];
    }
  }
}

/** Examines the oldest queued events and returns their number. Returns 0 if another process is examining the queue. */
function examineSome(parts: Parts): Promise<number> {
  const { db, now } = parts;
  return db.transaction().execute(async (tx) => {
    if (!(await lockCaseOpening(tx, { isAwaited: false }))) return 0;
    const queued = await takeQueued(tx, BATCH);
    for (const each of queued) {
      for (const signal of await signalsOf(parts, tx, each)) await raiseSignal(tx, signal, now());
    }
    return queued.length;
  });
}

/**
 * A background job that finds signals of fraud in queued events and opens cases from them. It also forgets marks of
 * closed accounts.
 */
export function findSignalsJob(parts: Parts): Job {
  const run = async () => {
    while ((await examineSome(parts)) === BATCH);
    await expireMarks(parts.db, parts.now());
  };
  return { name: "find-signals", everySeconds: 20, run };
}
