/**
 * Runs one thing at a time for a person, over all tabs of this browser, so that two openings never state the same
 * commitment. Pages without https have no such locks; there the server refuses the second one's terms.
 */
export function oneTabAtATime<T>(userId: string, run: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return run();
  return navigator.locks.request(`fairness_${userId}`, run);
}
