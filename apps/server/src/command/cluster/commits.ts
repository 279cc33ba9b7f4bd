/** Transactions that are prepared on a node and not committed there yet, each with its node. */
export type Prepared = ReadonlySet<string>;

/** The time for which a look waits for commits that are under way, in steps. */
const STEPS = 50;
const STEP_MS = 20;

/**
 * Waits until every transaction is committed on all nodes that had ended on the coordinator before the call: such a
 * one is still prepared on a node, so it waits only for those that are prepared now. Returns false if one of them stays
 * so for a second, or a node doesn't answer.
 */
export async function awaitCommits(
  readPrepared: () => Promise<Prepared | undefined>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<boolean> {
  let left = await readPrepared();
  for (let step = 0; step < STEPS && left !== undefined && left.size > 0; step += 1) {
    await pause(STEP_MS);
    const now = await readPrepared();
    left = now && left.intersection(now);
  }
  return left?.size === 0;
}
