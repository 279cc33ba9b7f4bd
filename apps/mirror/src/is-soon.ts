/** Longest time that a request waits for work. Then the client may ask again. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Waits for the work, but no longer than a request may. Returns false if it is not done then; the work goes on. Rejects
 * if the work rejects in time.
 */
export async function isSoon(work: Promise<void>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  work.catch(() => {});
  try {
    return await Promise.race([work.then(() => true), promise]);
  } finally {
    clearTimeout(timer);
  }
}
