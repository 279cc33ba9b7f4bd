import type { Job } from "../../jobs.ts";
import { guestRecipient } from "../mail/index.ts";
import type { LaunchParts } from "./parts.ts";
import { forgetUnconfirmed, hasConfirmed, takeConfirmed } from "./signups.store.ts";

/** Addresses per transaction. Other mail is queued between two of them. */
const BATCH = 100;
const KEPT_MS = 7 * 86_400_000;

/**
 * Queues the mails to the next addresses and deletes these, in one transaction, so that a crash can't send a second
 * mail. Returns the number of addresses.
 */
function tellBatch({ db, mail, publicUrl }: LaunchParts): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const taken = await takeConfirmed(tx, BATCH);
    for (const { email, language } of taken) {
      await mail.queue(tx, {
        kind: "launchOpen",
        payload: { link: `${publicUrl}/` },
        to: guestRecipient(email),
        language,
      });
    }
    return taken.length;
  });
}

/** Tells those who asked for it once the shop has goods. Pauses while the mail queue is long. */
async function tellAll(parts: LaunchParts): Promise<void> {
  if (!(await hasConfirmed(parts.db))) return;
  const { hasItems, hasBoxes } = await parts.readGoods();
  if (!hasItems && !hasBoxes) return;
  while (!(await parts.mail.isBusy()) && (await tellBatch(parts)) === BATCH);
}

export const launchJobs = (parts: LaunchParts): Job[] => [
  { name: "tell-launch", everySeconds: 30, run: () => tellAll(parts) },
  {
    name: "forget-launch-signups",
    everySeconds: 3600,
    run: () => forgetUnconfirmed(parts.db, new Date(parts.now().getTime() - KEPT_MS)),
  },
];
