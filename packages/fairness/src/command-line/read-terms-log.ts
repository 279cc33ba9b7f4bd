import { isSound } from "../keys/shop-key.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import type { NoticeAt, PlacedLogs } from "../log-proofs/promised-notices.ts";
import { noticeByLeaves } from "../log-proofs/promised-notices.ts";
import type { PlacedStatement } from "../statement/signed-statement.ts";
import type { LiveLog } from "./live-log.ts";

/** A shop's keys and promises, as its terms log has them. */
export type TermsLogFacts = {
  /** The shop's public keys. */
  readonly keys: readonly string[];
  readonly noticeAt: NoticeAt;
  /** The newest statement of the shop about itself. Its signature is not verified. */
  readonly statement?: PlacedStatement | undefined;
};

/** For a log that is not read. */
export const NO_FACTS: TermsLogFacts = { keys: [], noticeAt: () => undefined };

/**
 * Reads the whole terms log. Skips unreadable leaves and unknown kinds, because later releases add kinds; the audit
 * reports them. Throws LogFault for an unreadable or invalid log.
 */
export async function readTermsLog({ client, latest }: LiveLog): Promise<TermsLogFacts> {
  const keys: string[] = [];
  const logs: PlacedLogs[] = [];
  let statement: PlacedStatement | undefined;
  for await (const { index, entry } of client.entries(latest)) {
    const leaf = termsLog.readKnown(entry);
    if (leaf?.kind === "key" && (await isSound(leaf))) keys.push(leaf.publicKey);
    if (leaf?.kind === "logs") logs.push({ index, leaf });
    if (leaf?.kind === "statement") statement = { index, leaf };
  }
  return { keys, noticeAt: noticeByLeaves(logs), statement };
}
