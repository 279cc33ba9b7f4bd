import { costOf, parseOffer, parseRecord } from "@trove/fairness";
import type { Job } from "../../../jobs.ts";
import { accountRecipient, mayCarry } from "../../mail/index.ts";
import { type RecordFacts, readRecords } from "../openings/openings.store.ts";
import { typedSeed } from "../openings/typed-seed.ts";
import type { ReceiptMailParts } from "./parts.ts";
import { proofsOfRecords } from "./proofs-of-records.ts";
import { findDue, moveOn, type Wish } from "./receipt-mail.store.ts";
import { together } from "./together.ts";

/** How long a record waits for others that can share its mail. */
const GATHERED_MS = 5 * 60_000;
/**
 * Records younger than this wait for the next mail. Older ones are in the public log, so the mail can contain their
 * proofs.
 */
const SETTLED_MS = 2 * 60_000;
/** Maximum number of records per file. Such a file has about two megabytes. */
const MOST_IN_A_MAIL = 200;
/** Maximum number of people per run. The next run mails to the others. */
const MOST_IN_A_RUN = 100;

function summaryOf(records: readonly RecordFacts[]) {
  const paid = records.filter(({ reason }) => reason === null).map(({ offerText }) => parseOffer(offerText));
  return {
    boxCount: paid.reduce((count, { quantity }) => count + quantity, 0),
    paidCents: paid.reduce((sum, offer) => sum + costOf(offer), 0),
    voidCount: records.length - paid.length,
  };
}

/** Mails a person their settled records from before `until` that were not mailed yet, in one mail. */
async function mailTo(parts: ReceiptMailParts, wish: Wish, until: Date): Promise<void> {
  const { db, mail, publicUrl } = parts;
  const { userId, language, nextNonce } = wish;
  const to = accountRecipient(wish);
  const { records } = await readRecords(db, userId, { fromNonce: nextNonce, limit: MOST_IN_A_MAIL, offset: 0 });
  const mailed = together(records, ({ text }) => Date.parse(parseRecord(text).time) <= until.getTime());
  const [first, last] = [mailed[0], mailed.at(-1)];
  if (first === undefined || last === undefined) return;
  const proofs = mayCarry(to, mailed.map(typedSeed)) ? await proofsOfRecords(parts, userId, mailed) : null;
  const payload = {
    firstNonce: first.nonce,
    lastNonce: last.nonce,
    ...summaryOf(mailed),
    link: `${publicUrl}/account-settings?tab=fairness`,
    proofs,
  };
  await db.transaction().execute(async (tx) => {
    if (!(await moveOn(tx, wish, last.nonce + 1))) return;
    await mail.queue(tx, { kind: "openingReceipts", payload, to, language });
  });
}

/**
 * Mails new records to the people who want such mails. It looks for records afterwards, so openings don't wait for it,
 * and records of a few minutes share a mail. If one mail fails, the others are still sent.
 */
async function mailReceipts(parts: ReceiptMailParts): Promise<void> {
  const ago = (milliseconds: number) => new Date(parts.now().getTime() - milliseconds);
  const failures: unknown[] = [];
  for (const wish of await findDue(parts.db, ago(GATHERED_MS), MOST_IN_A_RUN)) {
    await mailTo(parts, wish, ago(SETTLED_MS)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `receipts of ${failures.length} people were not mailed`);
}

export function mailReceiptsJob(parts: ReceiptMailParts): Job {
  return { name: "mail-receipts", everySeconds: 60, run: () => mailReceipts(parts) };
}
