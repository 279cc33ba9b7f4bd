/** Longest time that a request waits for work. Then the client may ask again. */
const LONGEST_WAIT_MS = 3_000;

/** False if the work takes longer than a request waits. It goes on all the same. Rejects if the work does. */
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
