import { createHash, type KeyObject, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { privateKeyOf, publicKeyOf } from "./ed25519.ts";
import type { Environment } from "./environment.ts";
import { type SigningKeySetting, signingKeysOf } from "./environment/signing-keys.ts";
import type { SealKey, SealKeys } from "./sealed-box.ts";

/** Each token states its `keyId`. So the key can be replaced while tokens of the previous key are still valid. */
export type TokenKey = { keyId: string; secret: Uint8Array };

/** The first key signs. Every key verifies. */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]];

/** An Ed25519 private key, with what is published about it: its id, public key, start time and endorsement. */
export type SigningKey = Omit<SigningKeySetting, "seed"> & { privateKey: KeyObject };

/** From the newest to the oldest. The newest key whose start time has passed signs. Every key verifies for ever. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** The Ed25519 key of the public logs' checkpoints. */
export type LogSigningKey = { privateKey: KeyObject; publicKey: Uint8Array };

/**
 * The shop's keys. `rootKeys` seal stored data; `signingKeys` sign offers and records; `logKey` signs the checkpoints
 * of the public logs.
 */
export type Secrets = {
  tokenKeys: TokenKeys;
  rootKeys: SealKeys;
  signingKeys: SigningKeys;
  logKey: LogSigningKey;
};

const idOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

function tokenKey(text: string): TokenKey {
  const secret = new TextEncoder().encode(text);
  return { keyId: idOf(secret), secret };
}

export function sealKey(hex: string): SealKey {
  const bytes = Buffer.from(hex, "hex");
  return { keyId: Buffer.from(idOf(bytes), "hex"), bytes };
}

const stored = z.object({ jwtSecret: z.string(), rootKey: z.string(), signingKey: z.string(), logKey: z.string() });

function signingKey({ seed, ...key }: SigningKeySetting): SigningKey {
  return { ...key, privateKey: privateKeyOf(seed) };
}

function logSigningKey(seed: string): LogSigningKey {
  return { privateKey: privateKeyOf(seed), publicKey: Buffer.from(publicKeyOf(seed), "hex") };
}

async function generated(dataDir: string): Promise<z.output<typeof stored>> {
  const path = join(dataDir, "secrets.json");
  const random = () => randomBytes(32).toString("hex");
  await mkdir(dataDir, { recursive: true });
  const fresh = { jwtSecret: random(), rootKey: random(), signingKey: random(), logKey: random() };
  await writeFile(path, JSON.stringify(fresh), { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const kept: object = JSON.parse(await readFile(path, "utf8"));
  // Adds a log key to a file that an earlier release wrote without one.
  if (!("logKey" in kept)) await writeFile(path, JSON.stringify({ ...kept, logKey: fresh.logKey }), { mode: 0o600 });
  return stored.parse(JSON.parse(await readFile(path, "utf8")));
}

/**
 * Reads the keys from the environment. Outside production, missing keys are generated once and stored in the data
 * folder.
 */
export async function readSecrets(environment: Environment): Promise<Secrets> {
  const { JWT_SECRET, JWT_SECRET_PREVIOUS, ROOT_KEY, ROOT_KEY_PREVIOUS, SIGNING_KEY, LOG_KEY, DATA_DIR } = environment;
  const given = { jwtSecret: JWT_SECRET, rootKey: ROOT_KEY, signingKey: SIGNING_KEY?.[0], logKey: LOG_KEY };
  const complete = stored.safeParse(given);
  const kept = complete.success ? complete.data : await generated(DATA_DIR);
  const previousRoots = ROOT_KEY_PREVIOUS === undefined ? [] : [ROOT_KEY_PREVIOUS];
  const previous = JWT_SECRET_PREVIOUS === undefined ? [] : [JWT_SECRET_PREVIOUS];
  const [newest, ...older] = signingKeysOf(SIGNING_KEY ?? [kept.signingKey], environment);
  return {
    tokenKeys: [tokenKey(JWT_SECRET ?? kept.jwtSecret), ...previous.map(tokenKey)],
    rootKeys: [sealKey(ROOT_KEY ?? kept.rootKey), ...previousRoots.map(sealKey)],
    signingKeys: [signingKey(newest), ...older.map(signingKey)],
    logKey: logSigningKey(LOG_KEY ?? kept.logKey),
  };
}
