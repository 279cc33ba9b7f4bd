/** Due rows that a process looks at before it gives up: others may claim them at the same time. */
export const CANDIDATES = 16;

/**
 * Claims the first of several due rows that no other process claims meanwhile, and returns it. `claim` changes a row if
 * it is as it was read, and returns it, so a row is claimed by one process. Unlike a lock with SKIP LOCKED, that works
 * for rows on any node of a cluster.
 */
export async function claimFirst<Row, Claimed>(
  rows: readonly Row[],
  claim: (row: Row) => Promise<Claimed | undefined>,
): Promise<Claimed | undefined> {
  for (const row of rows) {
    const claimed = await claim(row);
    if (claimed !== undefined) return claimed;
  }
  return undefined;
}
