import { createHmac, hkdfSync } from "node:crypto";
import { type SealKeys, seal, unseal } from "../../../sealed-box.ts";

type Place = { userId: string; payeeId: string };

const context = ({ userId, payeeId }: Place) => `payee ${userId} ${payeeId}`;

/** Encrypts an IBAN for its payee, so that it can't be shown or paid as another one's. */
export const sealIban = (keys: SealKeys, place: Place, iban: string) => seal(keys, context(place), Buffer.from(iban));

/** Decrypts an IBAN. Throws if it was encrypted for another payee, or with an unknown key. */
export const openIban = (keys: SealKeys, place: Place, sealed: Buffer) =>
  unseal(keys, context(place), sealed).toString();

/** Returns the marks of an account as keyed hashes, that of the newest key first. */
export const ibanMarks = (keys: SealKeys, iban: string): Buffer[] =>
  keys.map(({ bytes }) => {
    const secret = Buffer.from(hkdfSync("sha256", bytes, "", "marks of payees", 32));
    return createHmac("sha256", secret).update(iban).digest();
  });

/** The country and the last four digits, by which its person knows an account. */
export const hintOf = (iban: string) => `${iban.slice(0, 2)}…${iban.slice(-4)}`;
