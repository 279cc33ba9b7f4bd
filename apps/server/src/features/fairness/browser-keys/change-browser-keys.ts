import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, type Endpoints, MAX_BROWSER_KEYS } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { SecurityLog } from "../../../command/security-log.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { accountRecipient, type Mail } from "../../mail/index.ts";
import { endOffers, lockState } from "../fairness.store.ts";
import {
  type BrowserKey,
  countBrowserKeys,
  insertBrowserKey,
  markRemoved,
  readBrowserKeys,
  readOwner,
} from "./browser-keys.store.ts";
import { ed25519 } from "@noble/curves/ed25519.js";
import { isPublicKey } from "@trove/fairness";

/**
 * True if the text is an Ed25519 public key (32 bytes in lowercase hex) whose signatures all libraries judge alike: a
 * point in its canonical encoding and in the subgroup of prime order. Node and the verifiers would also accept points
 * with a component of small order.
 */
function isBrowserKey(publicKey: string): boolean {
  if (!isPublicKey(publicKey)) return false;
  try {
    return ed25519.Point.fromHex(publicKey).isTorsionFree();
  } catch {
    return false;
  }
}

export type BrowserKeyParts = { db: Connection; mail: Pick<Mail, "queue">; security: SecurityLog; publicUrl: string };

/** The person who changes keys, their language, and the IP address of the request. */
type Caller = { userId: string; language: string; ip: string };

type NewKey = BodyOf<Endpoints["addBrowserKey"]>;

/**
 * Changes a person's keys under the lock of their fairness row, so other changes and openings of the person wait. So
 * each offer belongs to exactly one list of keys.
 */
function change<Result>(db: Connection, userId: string, act: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await lockState(tx, userId);
    return act(tx);
  });
}

async function tellOwner(parts: BrowserKeyParts, tx: Transaction, { userId, language }: Caller, addedAt: Date) {
  const to = accountRecipient(await readOwner(tx, userId));
  const link = `${parts.publicUrl}/account-settings?tab=fairness`;
  const payload = { addedAtUtc: addedAt.toISOString(), link };
  await parts.mail.queue(tx, { kind: "browserKeyAdded", payload, to, language });
}

/**
 * Registers the key, or returns it if the account already has it. Mails the account's owner. Throws VALIDATION_FAILED
 * unless it is an Ed25519 key, and BROWSER_KEY_LIMIT. Keys added within a day count even if removed, which bounds rows
 * and mails.
 * - Several accounts may have the same key. Refusing it would reveal that somebody has it, and strangers could register
 *   a key before its owner. A stranger can't use it: each signed text names the person whose box is opened.
 */
export async function addBrowserKey(parts: BrowserKeyParts, caller: Caller, { publicKey, name }: NewKey) {
  if (!isBrowserKey(publicKey)) {
    const errors = { publicKey: ["Public key must be a key of Ed25519 that one browser alone can sign with"] };
    throw new Refusal("VALIDATION_FAILED", { errors });
  }
  const { userId, ip } = caller;
  const bytes = Buffer.from(publicKey, "hex");
  const { key, isNew } = await change(parts.db, userId, async (tx): Promise<{ key: BrowserKey; isNew: boolean }> => {
    const known = (await readBrowserKeys(tx, userId)).find((own) => own.publicKey.equals(bytes));
    if (known !== undefined) return { key: known, isNew: false };
    if ((await countBrowserKeys(tx, userId)) >= MAX_BROWSER_KEYS) throw new Refusal("BROWSER_KEY_LIMIT");
    const added = await insertBrowserKey(tx, userId, { browserKeyId: randomUUIDv7(), publicKey: bytes, name });
    await tellOwner(parts, tx, caller, added.createdAt);
    return { key: added, isNew: true };
  });
  if (isNew) parts.security("browser_key_added", { account: userId, ip });
  return key;
}

/** Removes a key, and ends the offers that the person has, because that browser may hold some. Throws NOT_FOUND. */
export async function removeBrowserKey(
  { db, security }: BrowserKeyParts,
  { userId, ip }: Omit<Caller, "language">,
  browserKeyId: string,
): Promise<void> {
  const isRemoved = await change(db, userId, async (tx) => {
    const wasKey = await markRemoved(tx, userId, browserKeyId);
    if (wasKey) await endOffers(tx, userId);
    return wasKey;
  });
  if (!isRemoved) throw new Refusal("NOT_FOUND");
  security("browser_key_removed", { account: userId, ip });
}
