import { createHash, createPrivateKey, type KeyObject, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "./environment.ts";
import { type SigningKeySetting, signingKeysOf } from "./environment/signing-keys.ts";
import type { SealKey, SealKeys } from "./sealed-box.ts";

/** Each token states its `keyId`, so that the key can be replaced while tokens of the previous key are still valid. */
export type TokenKey = { keyId: string; secret: Uint8Array };

/** The first key signs. All of them verify. */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]];

/** An Ed25519 key with what its public half is published with. */
export type SigningKey = Omit<SigningKeySetting, "seed"> & { privateKey: KeyObject };

/** From the newest to the oldest. The newest that has begun signs, all verify, for ever. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** The shop's keys. `rootKeys` seal what is stored; `signingKeys` sign commitments and receipts. */
export type Secrets = {
  tokenKeys: TokenKeys;
  rootKeys: SealKeys;
  signingKeys: SigningKeys;
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

const stored = z.object({ jwtSecret: z.string(), rootKey: z.string(), signingKey: z.string() });

/** DER header of a PKCS #8 Ed25519 private key, in front of its 32 bytes (RFC 8410). */
const ED25519_PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

function signingKey({ seed, ...key }: SigningKeySetting): SigningKey {
  const der = Buffer.concat([ED25519_PKCS8, Buffer.from(seed, "hex")]);
  return { ...key, privateKey: createPrivateKey({ key: der, format: "der", type: "pkcs8" }) };
}

async function generated(dataDir: string): Promise<z.output<typeof stored>> {
  const path = join(dataDir, "secrets.json");
  const random = () => randomBytes(32).toString("hex");
  await mkdir(dataDir, { recursive: true });
  const fresh = JSON.stringify({ jwtSecret: random(), rootKey: random(), signingKey: random() });
  await writeFile(path, fresh, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return stored.parse(JSON.parse(await readFile(path, "utf8")));
}

/**
 * Reads the keys from the environment. Outside production, missing keys are generated once and stored in the data
 * folder.
 */
export async function readSecrets(environment: Environment): Promise<Secrets> {
  const { JWT_SECRET, JWT_SECRET_PREVIOUS, ROOT_KEY, ROOT_KEY_PREVIOUS, SIGNING_KEY, DATA_DIR } = environment;
  const isComplete = JWT_SECRET !== undefined && ROOT_KEY !== undefined && SIGNING_KEY !== undefined;
  const kept = isComplete
    ? { jwtSecret: JWT_SECRET, rootKey: ROOT_KEY, signingKey: SIGNING_KEY[0] }
    : await generated(DATA_DIR);
  const previousRoots = ROOT_KEY_PREVIOUS === undefined ? [] : [ROOT_KEY_PREVIOUS];
  const previous = JWT_SECRET_PREVIOUS === undefined ? [] : [JWT_SECRET_PREVIOUS];
  const [newest, ...older] = signingKeysOf(SIGNING_KEY ?? [kept.signingKey], environment);
  return {
    tokenKeys: [tokenKey(JWT_SECRET ?? kept.jwtSecret), ...previous.map(tokenKey)],
    rootKeys: [sealKey(ROOT_KEY ?? kept.rootKey), ...previousRoots.map(sealKey)],
    signingKeys: [signingKey(newest), ...older.map(signingKey)],
  };
}
