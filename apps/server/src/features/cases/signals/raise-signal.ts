import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "../../../database/connection.ts";
import { addPeople, findOpenCase, hasSignal, insertCase, insertSignal, touchCase } from "../cases.store.ts";
import type { Signal } from "./signal-rules.ts";

/**
 * Adds a signal to the open case about one of its people, or opens a case. Does nothing if the same signal was raised
 * before. The caller must have locked the opening of cases.
 */
export async function raiseSignal(tx: Transaction, signal: Signal, at: Date): Promise<void> {
  if (await hasSignal(tx, signal)) return;
  const people = [signal.userId, ...signal.others];
  const known = await findOpenCase(tx, people);
  const caseId = known ?? randomUUIDv7();
  if (known === undefined) await insertCase(tx, caseId, at);
  else await touchCase(tx, caseId, at);
  await insertSignal(tx, caseId, signal, at);
  await addPeople(tx, caseId, people);
}
