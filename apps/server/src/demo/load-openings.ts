import { type KeyObject, randomBytes, randomUUIDv7 } from "node:crypto";
import { entropyHash, offerHash, revealText } from "@trove/fairness";
import type { Cents } from "@trove/money";
import type { Person } from "../command/person.ts";
import type { Connection } from "../database/connection.ts";
import { privateKeyOf, publicKeyOf, signatureOf } from "../ed25519.ts";
import {
  type BoxVersions,
  type OddsTerms,
  offerOpening,
  openLootboxAt,
  readPlayDays,
} from "../features/lootboxes/index.ts";
import type { Secrets } from "../secrets.ts";
import { insertBrowser, markBrowsersRemoved } from "./demo.store.ts";
import { NO_REGISTER } from "../features/protection/index.ts";
import type { SettingsReader } from "../features/settings/index.ts";

type OpeningParts = {
  db: Connection;
  owner: Connection;
  settings: SettingsReader;
  secrets: Secrets;
  boxVersions: BoxVersions;
  terms: OddsTerms;
};

/** The browser that opens the history's boxes. */
type Browser = { publicKey: string; secret: KeyObject };

const CLIENT_SEED = "demo";
/** The milliseconds between an offer and its opening. */
const THINKING_MS = 2000;

/** Registers a browser whose secret key is discarded after the load. */
export async function newBrowser(db: Connection, userId: string, at: Date): Promise<Browser> {
  const seed = randomBytes(32).toString("hex");
  const publicKey = publicKeyOf(seed);
  await insertBrowser(db, {
    userId,
    browserKeyId: randomUUIDv7(),
    publicKey: Buffer.from(publicKey, "hex"),
    name: "Demo history",
    createdAt: at,
  });
  return { publicKey, secret: privateKeyOf(seed) };
}

/** Removes the history's browsers, because nobody has their secret keys. */
export function removeBrowsers(db: Connection, userId: string, at: Date): Promise<void> {
  return markBrowsersRemoved(db, userId, at);
}

/** Opens boxes as a browser does, at a past time. Throws if the boxes were not opened. */
export async function openBoxes(
  { db, owner, settings, secrets, boxVersions, terms }: OpeningParts,
  person: Person,
  { publicKey, secret }: Browser,
  box: { lootboxId: string; expectedPrice: Cents; quantity: number },
  at: Date,
): Promise<void> {
  const made = { versions: boxVersions, timeZone: "UTC", now: () => at };
  const parts = { db, settings, secrets, terms, readPlayDays, register: NO_REGISTER, ...made };
  const clientEntropy = randomBytes(16).toString("hex");
  const own = {
    clientSeed: CLIENT_SEED,
    entropyHash: entropyHash(clientEntropy),
    browserKey: publicKey,
    country: undefined,
  };
  const { offer } = await offerOpening(parts, person, { ...box, ...own }, at);
  const text = revealText(offerHash(offer.text), clientEntropy);
  const signature = signatureOf(text, secret);
  const { lootboxId } = box;
  const reveal = { lootboxId, offer, clientSeed: CLIENT_SEED, clientEntropy, browserKey: publicKey, signature };
  await openLootboxAt(parts, owner, reveal, new Date(at.getTime() + THINKING_MS));
}
