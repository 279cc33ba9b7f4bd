/** A period of the ledger, with its number of entries of a figure. */
export type Bucket = { startsAt: Date; entries: number };

/** How many of a bucket's entries (newest first) come before a page, and how many are on the page. */
export type Cover<B extends Bucket> = { bucket: B; skip: number; most: number };

/** Returns the buckets that have the entries of a page, newest first. */
export function coverPage<B extends Bucket>(
  buckets: readonly B[],
  { limit, offset }: { limit: number; offset: number },
): Cover<B>[] {
  let before = 0;
  return buckets
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    .flatMap((bucket) => {
      const skip = Math.max(0, offset - before);
      const most = Math.min(bucket.entries, offset + limit - before) - skip;
      before += bucket.entries;
      return most > 0 ? [{ bucket, skip, most }] : [];
    });
}
