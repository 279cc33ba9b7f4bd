import { accountRecipient, type Mail } from "../../mail/index.ts";
import { findAccount } from "../../auth/index.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { IdentityResult } from "../../../identity-checks/identity-check.ts";
import type { Secrets } from "../../../secrets.ts";
import { exclusionMarks } from "../exclusions/exclusion-marks.ts";
import { requireAdult } from "./declare-identity.ts";
import { callKeepMark, callMove, callNoteSharing, findSharing, readName } from "./identity.store.ts";

export type EndCheckParts = {
  secrets: Pick<Secrets, "rootKeys">;
  mail: Pick<Mail, "queue">;
  publicUrl: string;
};

type Ended = Extract<IdentityResult, { state: "Verified" | "Refused" }>;
type Checked = { userId: string; checkId: string; birthDate: string | null };

const wordsOf = (text: string) => text.trim().split(/\s+/u);

/**
 * Returns the other people with the same name and birth date who were verified, or wait for a decision, and the mark of
 * the newest root key.
 * Documents and accounts differ in second names, so only the first and the last word of a name count.
 */
export async function readSharing(
  { secrets }: Pick<EndCheckParts, "secrets">,
  db: Connection,
  { userId, birthDate }: Pick<Checked, "userId" | "birthDate">,
): Promise<{ others: Awaited<ReturnType<typeof findSharing>>; mark: Buffer | undefined }> {
  const { firstName, lastName } = await readName(db, userId);
  const name = { firstName: wordsOf(firstName)[0] ?? "", lastName: wordsOf(lastName).at(-1) ?? "" };
  const facts = { birthDate, names: [name], emails: [], addresses: [], phones: [] };
  const marks = secrets.rootKeys.flatMap((key) => exclusionMarks(facts, key).map(({ mark }) => mark));
  return { others: await findSharing(db, userId, marks), mark: marks[0] };
}

/**
 * Keeps the mark by which other accounts with the same name and birth date are found. Returns those that were verified:
 * a check that only waits must not raise a case about somebody who is verified.
 */
export async function keepMark(
  parts: Pick<EndCheckParts, "secrets">,
  tx: Transaction,
  checked: Pick<Checked, "userId" | "birthDate">,
): Promise<string[]> {
  const { others, mark } = await readSharing(parts, tx, checked);
  if (mark !== undefined) await callKeepMark(tx, checked.userId, mark);
  return others.filter(({ isWaiting }) => !isWaiting).map(({ userId }) => userId);
}

/**
 * Ends a check with its result, and mails the person. Returns the status before. Throws STATUS_CONFLICT, and
 * VALIDATION_FAILED if the proven birth date is another one than was declared, or of somebody under 18.
 */
export async function endCheck(
  parts: EndCheckParts,
  tx: Transaction,
  checked: Checked,
  result: Ended,
  at: Date,
): Promise<string> {
  const { userId, checkId, birthDate } = checked;
  if (result.state === "Verified") {
    if (result.birthDate !== birthDate) {
      const text = "The document states another birth date than the person has declared";
      throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { birthDate: [text] } });
    }
    requireAdult(result.birthDate, at);
  }
  const { state: status, ...details } = result;
  const before = await callMove(tx, { userId, checkId, status, ...details }, at);
  if (status === "Verified") {
    const verified = await keepMark(parts, tx, checked);
    for (const other of verified) await callNoteSharing(tx, userId, other);
  }
  await mailEnd(parts, tx, userId, result);
  return before;
}

/** Mails a person how a check of their identity has ended. */
export async function mailEnd(
  { mail, publicUrl }: Pick<EndCheckParts, "mail" | "publicUrl">,
  tx: Transaction,
  userId: string,
  result: Ended | { state: "Lapsed" },
): Promise<void> {
  const account = await findAccount(tx, userId);
  if (account === undefined) return;
  const payload = {
    state: result.state,
    refusal: result.state === "Refused" ? result.refusal : null,
    link: `${publicUrl}/account/identity`,
  };
  const to = accountRecipient(account);
  await mail.queue(tx, { kind: "identityDecided", payload, to, language: account.language });
}
