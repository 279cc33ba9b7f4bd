import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { cardMark } from "./exclusion-marks.ts";
import { callNoteCard } from "./exclusions.store.ts";

type PaidCard = { provider: string; fingerprint: string; country: string | null };

/**
 * Notes the card that paid a person's payment at a time, so that one of an excluded person is recognised, and its
 * country counts. Keeps keyed hashes only. Idempotent.
 */
export function noteCard(
  { db, secrets }: { db: Connection; secrets: Pick<Secrets, "rootKeys"> },
  userId: string,
  card: PaidCard,
  at: Date,
): Promise<void> {
  const marks = secrets.rootKeys.map((key) => cardMark(card, key));
  return callNoteCard(db, userId, { marks, country: card.country }, at);
}
