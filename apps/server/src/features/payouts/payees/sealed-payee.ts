import { createHmac, hkdfSync } from "node:crypto";
import { z } from "zod";
import type { PaidCard } from "../../../payment-providers/provider.ts";
import { type SealKeys, seal, unseal } from "../../../sealed-box.ts";

type Place = { userId: string; payeeId: string };

const context = ({ userId, payeeId }: Place) => `payee ${userId} ${payeeId}`;

/** Encrypts an IBAN for its payee, so that it can't be shown or paid as another one's. */
export const sealIban = (keys: SealKeys, place: Place, iban: string) => seal(keys, context(place), Buffer.from(iban));

/** Decrypts an IBAN. Throws if it was encrypted for another payee, or with an unknown key. */
export const openIban = (keys: SealKeys, place: Place, sealed: Buffer) =>
  unseal(keys, context(place), sealed).toString();

const cardKey = z.strictObject({ instrument: z.string(), fingerprint: z.string(), providerPaymentId: z.string() });

/** Encrypts how a provider names a card, like an IBAN. */
export const sealCard = (keys: SealKeys, place: Place, { instrument, fingerprint, providerPaymentId }: PaidCard) =>
  seal(keys, context(place), Buffer.from(JSON.stringify({ instrument, fingerprint, providerPaymentId })));

/** Decrypts how a provider names a card. Throws as `openIban` does. */
export const openCard = (keys: SealKeys, place: Place, sealed: Buffer): PaidCard =>
  cardKey.parse(JSON.parse(openIban(keys, place, sealed)));

/** Names a card for its mark. Each provider has fingerprints of its own. */
export const cardName = (provider: string, fingerprint: string) => `Card:${provider}:${fingerprint}`;

/** Returns the marks of an IBAN or a card's name as keyed hashes, that of the newest key first. */
export const payeeMarks = (keys: SealKeys, name: string): Buffer[] =>
  keys.map(({ bytes }) => {
    const secret = Buffer.from(hkdfSync("sha256", bytes, "", "marks of payees", 32));
    return createHmac("sha256", secret).update(name).digest();
  });

/** The brand and the last four digits, by which its person knows a card. */
export const hintOfCard = ({ brand, last4 }: { brand: string; last4: string }) => `${brand} …${last4}`;

/** The country and the last four digits, by which its person knows an account. */
export const hintOf = (iban: string) => `${iban.slice(0, 2)}…${iban.slice(-4)}`;
