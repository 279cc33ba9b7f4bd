import { browserName } from "@trove/contract/browser-name";
import { ApiError } from "../../../api/api-error.ts";
import { type Kept, openKept } from "../kept/database.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { Shop } from "../shop/shop.ts";
import { randomHex } from "./random-hex.ts";
import { Unable } from "./unable.ts";

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, "0")).join("");

/** Makes a key pair whose private key can sign, but can't be read. Throws Unable. */
async function makeKey(): Promise<KeptPerson["key"]> {
  // Without HTTPS, browsers leave out `subtle`, although its type says that it always exists.
  if (!("subtle" in crypto)) throw new Unable("NoTls");
  try {
    const pair = await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]);
    if (!("privateKey" in pair)) throw new TypeError("Ed25519 has key pairs");
    const publicKey = hexOf(await crypto.subtle.exportKey("raw", pair.publicKey));
    return { publicKey, privateKey: pair.privateKey };
  } catch (cause) {
    if (cause instanceof DOMException) throw new Unable("NoEd25519", { cause });
    throw cause;
  }
}

/** Opens this browser's database. Throws Unable. */
export async function mustOpenKept(): Promise<Kept> {
  try {
    return await openKept();
  } catch (cause) {
    throw new Unable("NoStorage", { cause });
  }
}

/**
 * Asks the browser not to clear this site's data by itself. Most browsers decide without asking the person; private
 * windows refuse.
 */
export async function isKeptForGood(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** Registers the browser's key with the account. Throws Unable if the account has too many browser keys. */
export async function register({ key }: KeptPerson, shop: Shop): Promise<void> {
  try {
    await shop.addBrowserKey(key.publicKey, browserName(navigator.userAgent));
  } catch (error) {
    if (error instanceof ApiError && error.code === "BROWSER_KEY_LIMIT")
      throw new Unable("TooManyBrowsers", { cause: error });
    throw error;
  }
}

/** Stores a new person. If another tab has already stored one, returns that one. Throws Unable. */
async function keepFirst(kept: Kept, person: KeptPerson): Promise<KeptPerson> {
  try {
    const transaction = kept.transaction("people", "readwrite");
    const first = (await transaction.store.get(person.userId)) ?? person;
    await Promise.all([transaction.store.put(first), transaction.done]);
    return first;
  } catch (cause) {
    // In some private windows, IndexedDB can store texts but no keys.
    throw new Unable("NoStorage", { cause });
  }
}

async function newPerson(kept: Kept, shop: Shop, userId: string): Promise<KeptPerson> {
  const [key, stored] = await Promise.all([makeKey(), shop.clientSeed()]);
  const clientSeed = stored === "" ? randomHex() : stored;
  const own = [key.publicKey];
  const nothing = { names: [], confirmed: [], start: undefined, head: undefined, offers: [] };
  const person = await keepFirst(kept, { userId, key, clientSeed, knownKeys: own, acceptedKeys: own, ...nothing });
  await register(person, shop);
  return person;
}

/**
 * This browser's data about the person. If there is none, makes and registers a key for them. Throws Unable and
 * ApiError.
 */
export async function meetPerson(kept: Kept, shop: Shop, userId: string): Promise<KeptPerson> {
  if (!("subtle" in crypto)) throw new Unable("NoTls");
  return (await readPerson(kept, userId)) ?? newPerson(kept, shop, userId);
}

/** Signs the text with this browser's key. Returns 128 hex digits. */
export async function signWith({ key }: KeptPerson, text: string): Promise<string> {
  return hexOf(await crypto.subtle.sign("Ed25519", key.privateKey, new TextEncoder().encode(text)));
}
