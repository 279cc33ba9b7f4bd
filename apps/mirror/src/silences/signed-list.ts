/** How long a list may be cached, as its cache-control says. */
export const LIST_MS = 60_000;
const CHANGED_LIST_MS = 1_000;

type Parts = {
  /** Makes and signs the list. */
  readonly make: () => Promise<string>;
  /** Another number if the list may have changed. */
  readonly revision: () => number;
  readonly now: () => Date;
};

/** Keeps the signed list for a minute, or until it changes, but never signs more than once a second. */
export function signedList({ make, revision, now }: Parts): () => Promise<string> {
  let kept: { note: Promise<string>; revision: number; at: number } | undefined;
  return () => {
    const [at, present] = [now().getTime(), revision()];
    const keptFor = kept?.revision === present ? LIST_MS : CHANGED_LIST_MS;
    // The clock may have been put back since.
    if (kept !== undefined && at >= kept.at && at - kept.at < keptFor) return kept.note;
    const made = { note: make(), revision: present, at };
    kept = made;
    made.note.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.note;
  };
}
