import type { Transaction } from "../../../database/connection.ts";
import type { AdminParts } from "../parts.ts";
import type { Change } from "../operations/command.ts";

class Undone extends Error {}

export type Rehearsed = Change & { reason: string | null };

/**
 * Runs a command to see what it would change, and takes everything back. Undefined if it would change nothing, because
 * it is the repetition of one that was done. Throws what the command refuses.
 */
export async function rehearse(
  parts: AdminParts,
  run: (parts: AdminParts) => Promise<unknown>,
): Promise<Rehearsed | undefined> {
  const seen: Rehearsed[] = [];
  const attempt = async (tx: Transaction) => {
    await run({ ...withoutEffects(parts), db: tx, onAudit: (entry) => seen.push(entry) });
    throw new Undone();
  };
  await parts.db
    .transaction()
    .execute(attempt)
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return seen.at(-1);
}

/** The parts without what acts outside of the transaction. */
function withoutEffects(parts: AdminParts): AdminParts {
  return { ...parts, publishTerms: async () => {}, security: () => {} };
}
