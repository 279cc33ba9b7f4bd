import type { Connection } from "../../../database/connection.ts";
import type { ExclusionMark } from "../../../command/functions.generated.ts";
import type { Secrets } from "../../../secrets.ts";
import { exclusionMarks } from "./exclusion-marks.ts";
import {
  callCarry,
  callReopenClosed,
  findClosedSharing,
  readMarkedFacts,
  readOwnFacts,
  readReopened,
} from "./exclusions.store.ts";

type Parts = { db: Connection; secrets: Pick<Secrets, "rootKeys"> };

/** Gives an account the breaks and limits that are in force for a closed account with the same mailbox, once each. */
export async function carryProtection({ db, secrets }: Parts, userId: string, at: Date): Promise<void> {
  const facts = await readMarkedFacts(db, userId);
  const emails = secrets.rootKeys.flatMap((key) => exclusionMarks(facts, key)).filter(({ kind }) => kind === "Email");
  if (emails.length === 0) return;
  for (const closedId of await findClosedSharing(db, userId, emails)) await callCarry(db, { userId, closedId, at });
}

/**
 * Lets the exclusions of a closed account end, which were carried from it to this one and are being reopened here.
 * Otherwise they would follow the person without end. The mailbox must be confirmed.
 */
export async function reopenClosed({ db, secrets }: Parts, userId: string): Promise<void> {
  const { emails } = await readOwnFacts(db, userId);
  const facts = { birthDate: null, names: [], addresses: [], phones: [], emails };
  const marks = secrets.rootKeys.flatMap((key) => exclusionMarks(facts, key));
  if (marks.length === 0) return;
  const breaks = await readReopened(db, userId);
  for (const closedId of await findClosedSharing(db, userId, marks)) await callReopenClosed(db, closedId, breaks);
}

/** Returns the mark of an account's mailbox, if its address is confirmed: a stranger can type somebody else's. */
export async function mailboxMarks({ db, secrets }: Parts, userId: string): Promise<ExclusionMark[]> {
  const { emails } = await readOwnFacts(db, userId);
  return exclusionMarks({ birthDate: null, names: [], addresses: [], phones: [], emails }, secrets.rootKeys[0]);
}
