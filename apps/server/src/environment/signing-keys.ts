import { keyIdOf } from "@trove/fairness";
import { commandText } from "../command-text.ts";
import { publicKeyOf } from "../ed25519.ts";
import { isEndorsedBy } from "./endorsement.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { Environment } from "./variables.ts";

/** An Ed25519 key that signs for the shop, or once did. Everything except `seed` is public. */
export type SigningKeySetting = {
  /** 32 bytes in hex. */
  seed: string;
  keyId: string;
  publicKey: string;
  fromUtc: string;
  endorsement: { keyId: string; signature: string } | null;
};

/** The start time of a shop's first key, which is before any shop opened. */
const FIRST_DAY = "2024-01-01T00:00:00.000Z";

type Settings = Pick<Environment, "SIGNING_KEY_ENDORSEMENTS" | "ENDORSING_KEY">;

function settingOf(seed: string, { SIGNING_KEY_ENDORSEMENTS }: Settings): SigningKeySetting {
  const publicKey = publicKeyOf(seed);
  const keyId = keyIdOf(publicKey);
  const vouched = SIGNING_KEY_ENDORSEMENTS.find((each) => each.keyId === keyId);
  const endorsement = vouched === undefined ? null : { keyId: vouched.endorserId, signature: vouched.signature };
  return { seed, keyId, publicKey, fromUtc: vouched?.fromUtc ?? FIRST_DAY, endorsement };
}

/** Returns the keys of SIGNING_KEY with their endorsements, in the same order, the newest first. */
export function signingKeysOf(
  [newest, ...older]: NonNullable<Environment["SIGNING_KEY"]>,
  settings: Settings,
): [SigningKeySetting, ...SigningKeySetting[]] {
  return [settingOf(newest, settings), ...older.map((seed) => settingOf(seed, settings))];
}

function refuseLoneEndorsements(keys: readonly SigningKeySetting[], { SIGNING_KEY_ENDORSEMENTS }: Settings): void {
  const ids = SIGNING_KEY_ENDORSEMENTS.map(({ keyId }) => keyId);
  const lone = ids.find((id, index) => ids.indexOf(id) !== index || !keys.some(({ keyId }) => keyId === id));
  if (lone === undefined) return;
  throw new EnvironmentError(`SIGNING_KEY_ENDORSEMENTS: ${lone} must be one key of SIGNING_KEY, and named once`);
}

/**
 * Throws unless the endorsing key or one of the `older` keys endorsed this key, and this key is newer than they are.
 * Only the oldest key needs no endorsement.
 */
function requireEndorsed(key: SigningKeySetting, older: readonly SigningKeySetting[], endorsingKey?: string): void {
  const { keyId, fromUtc, endorsement } = key;
  const [before] = older;
  if (endorsement === null) {
    if (before === undefined) return;
    throw new EnvironmentError(
      `SIGNING_KEY: nothing endorses ${keyId}; \`${commandText("keys", "rotate")}\` makes such a key`,
    );
  }
  const endorsers = [...older.map(({ publicKey }) => publicKey), ...(endorsingKey === undefined ? [] : [endorsingKey])];
  const endorser = endorsers.find((each) => keyIdOf(each) === endorsement.keyId);
  if (endorser === undefined || !isEndorsedBy(key, endorsement.signature, endorser)) {
    throw new EnvironmentError(`SIGNING_KEY_ENDORSEMENTS: neither an older key nor ENDORSING_KEY endorses ${keyId}`);
  }
  if (before !== undefined && fromUtc <= before.fromUtc) {
    throw new EnvironmentError(`SIGNING_KEY: ${keyId} is not newer than the key after it; the newest stands first`);
  }
}

/**
 * Throws if a key is listed twice, or if browsers that trust the oldest key would not come to trust the newest. Such
 * settings would make honest openings look like fraud to browsers.
 */
export function refuseUnendorsedKeys(environment: Environment): void {
  const { SIGNING_KEY, ENDORSING_KEY } = environment;
  const keys = SIGNING_KEY === undefined ? [] : signingKeysOf(SIGNING_KEY, environment);
  const ids = keys.map(({ keyId }) => keyId);
  if (new Set(ids).size < ids.length) throw new EnvironmentError("SIGNING_KEY: a key is listed twice");
  if (keys.some(({ publicKey }) => publicKey === ENDORSING_KEY)) {
    throw new EnvironmentError("ENDORSING_KEY: a signing key can't be the endorsing key too");
  }
  refuseLoneEndorsements(keys, environment);
  for (const [index, key] of keys.entries()) requireEndorsed(key, keys.slice(index + 1), ENDORSING_KEY);
}
