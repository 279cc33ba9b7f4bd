import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { askProvider, ProviderUnreachable } from "./provider-http.ts";

/** Minimum time between fetches of keys, even if tokens name unknown keys. */
const PAUSE_MILLISECONDS = 30_000;
/** Minimum time between fetches while the shop has no keys. It is shorter, because nobody can sign in without keys. */
const RETRY_MILLISECONDS = 5000;
/**
 * The age at which keys and other facts about the provider are fetched again. So a key that the provider withdrew is
 * soon refused.
 */
export const RENEW_MILLISECONDS = 600_000;
/** How long keys are used while the provider can't be reached. */
const KEEP_MILLISECONDS = 86_400_000;

type Keys = { find: JWTVerifyGetKey; fetchedAt: number };

async function fetchKeys(url: string): Promise<JWTVerifyGetKey> {
  const { status, json } = await askProvider(url);
  if (status !== 200) throw new ProviderUnreachable(`${url} responded with ${status}`);
  try {
    return createLocalJWKSet(json as JSONWebKeySet);
  } catch (cause) {
    throw new ProviderUnreachable(`${url} has no key set`, { cause });
  }
}

/**
 * Finds the provider's public key for a token. Fetches the keys for the first token, when they are ten minutes old, and
 * for a token of an unknown key. If the provider can't be reached, uses the last keys for a day. The returned function
 * throws ProviderUnreachable if there are no keys, and JWKSNoMatchingKey for an unknown key.
 */
export function makeKeySet(url: string, now: () => Date): JWTVerifyGetKey {
  let keys: Keys | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;

  const age = (since: number) => now().getTime() - since;

  async function fetchOnce(): Promise<void> {
    triedAt = now().getTime();
    const find = await fetchKeys(url);
    keys = { find, fetchedAt: triedAt };
  }

  /** Starts a fetch, or waits for the one that is running. */
  function fetchAgain(): Promise<void> {
    fetching ??= fetchOnce().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }

  async function current(): Promise<Keys> {
    if (keys !== undefined && age(keys.fetchedAt) < KEEP_MILLISECONDS) {
      const isDue = age(keys.fetchedAt) >= RENEW_MILLISECONDS && age(triedAt) >= PAUSE_MILLISECONDS;
      if (isDue) await fetchAgain().catch(() => {});
      return keys;
    }
    if (fetching === undefined && age(triedAt) < RETRY_MILLISECONDS) {
      throw new ProviderUnreachable(`no keys from ${url} a moment ago`);
    }
    await fetchAgain();
    if (keys === undefined) throw new ProviderUnreachable(`no keys from ${url}`);
    return keys;
  }

  /** Fetches the keys again if that is allowed now. Returns whether the keys are newer than `known`. */
  async function renewed(known: Keys): Promise<boolean> {
    const mayFetch = fetching !== undefined || age(triedAt) >= PAUSE_MILLISECONDS;
    if (keys === known && mayFetch) await fetchAgain();
    return keys !== known;
  }

  return async (header, token) => {
    const known = await current();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey && (await renewed(known))) {
        return (await current()).find(header, token);
      }
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSInvalid)) throw error;
      throw new ProviderUnreachable(`a key from ${url} can't be used`, { cause: error });
    }
  };
}
