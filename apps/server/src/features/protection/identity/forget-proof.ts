import type { Transaction } from "../../../database/connection.ts";
import { forgetRegisterAnswer } from "../register/register.store.ts";
import { callVoid } from "./identity.store.ts";

/** Makes void everything that depends on a person's name, because it has changed. Locks the row of counters. */
export async function forgetProof(tx: Transaction, userId: string): Promise<void> {
  await forgetRegisterAnswer(tx, userId);
  await callVoid(tx, userId);
}
