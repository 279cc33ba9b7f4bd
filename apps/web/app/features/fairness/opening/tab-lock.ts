/**
 * Runs one task at a time per person across all tabs of this browser, so that two openings never use the same
 * commitment. Pages without HTTPS have no Web Locks; there the server refuses the second opening's terms.
 */
export function oneTabAtATime<T>(userId: string, run: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return run();
  return navigator.locks.request(`fairness_${userId}`, run);
}
