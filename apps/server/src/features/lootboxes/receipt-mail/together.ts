/**
 * Returns the leading settled records, in order of nonce, that belong in one file. Stops before a nonce whose record
 * the shop has lost, because a file with a gap looks like a breach.
 */
export function together<Record extends { nonce: number }>(
  records: readonly Record[],
  isSettled: (record: Record) => boolean,
): readonly Record[] {
  const start = records[0]?.nonce ?? 0;
  const end = records.findIndex((record, place) => record.nonce !== start + place || !isSettled(record));
  return end < 0 ? records : records.slice(0, end);
}
