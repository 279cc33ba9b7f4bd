/**
 * Runs one task at a time per person across all tabs of this browser, so that no nonce gets two reveals. Every page
 * with `crypto.subtle` has locks too.
 */
export function oneTabAtATime<T>(userId: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`fairness_${userId}`, run);
}
