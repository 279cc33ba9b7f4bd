/**
 * Waits until no other tab of this browser has the person's lock, so that no nonce gets two reveals. Every page with
 * `crypto.subtle` has locks too. Rejects once the signal is aborted.
 */
export function lockPerson(userId: string, signal?: AbortSignal): Promise<() => void> {
  return new Promise((locked, failed) => {
    const held = () => new Promise<void>((free) => locked(free));
    const options = signal === undefined ? {} : { signal };
    navigator.locks.request(`fairness_${userId}`, options, held).catch(failed);
  });
}
