import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { OperationParts, Seen } from "../acts/operate.ts";

class Undone extends Error {}

/**
 * Runs an act to find its change, then rolls back. Returns the change if it needs an approval. Returns undefined if it
 * needs none, or if the call is a repeat of an earlier one. Throws the act's refusals. Retries after a deadlock.
 */
export async function rehearse(
  parts: OperationParts,
  run: (context: OperationParts) => Promise<unknown>,
  hasToWait: (change: Seen, tx: Transaction, at: Date) => Promise<boolean>,
): Promise<Seen | undefined> {
  const waiting: Seen[] = [];
  const attempt = async (tx: Transaction) => {
    waiting.length = 0;
    const judge: OperationParts["onAudit"] = async (change, within, at) => {
      if (await hasToWait(change, within, at)) waiting.push(change);
    };
    await run({ ...parts, db: tx, onAudit: judge, afterCommit: () => {} });
    throw new Undone();
  };
  await untilRaceIsWon(() => parts.db.transaction().execute(attempt)).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return waiting.at(-1);
}
