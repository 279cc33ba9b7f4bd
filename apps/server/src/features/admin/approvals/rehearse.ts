import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { AdminParts } from "../parts.ts";
import type { Seen } from "../operations/operate.ts";

class Undone extends Error {}

/**
 * Runs a command to see what it would change, and takes everything back. Undefined if it would change nothing, because
 * it is the repetition of one that was done. Throws what the command refuses. After a deadlock it is repeated.
 */
export async function rehearse(
  parts: AdminParts,
  run: (parts: AdminParts) => Promise<unknown>,
): Promise<Seen | undefined> {
  const seen: Seen[] = [];
  const attempt = async (tx: Transaction) => {
    seen.length = 0;
    await run({ ...withoutEffects(parts), db: tx, onAudit: (entry) => seen.push(entry) });
    throw new Undone();
  };
  await untilRaceIsWon(() => parts.db.transaction().execute(attempt)).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return seen.at(-1);
}

/** The parts without what acts outside of the transaction. */
function withoutEffects(parts: AdminParts): AdminParts {
  return { ...parts, publishTerms: async () => {}, security: () => {} };
}
