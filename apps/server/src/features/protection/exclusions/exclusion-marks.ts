import { createHmac, hkdfSync } from "node:crypto";
import type { ExclusionMark } from "../../../command/functions.generated.ts";
import type { SealKey } from "../../../sealed-box.ts";

type Name = { firstName: string; lastName: string };

/** The parts of an address that make its mark. */
export type Place = { street: string; houseNumber: string; postalCode: string; countryCode: string };

/** The facts by which another account of a person is recognised. `birthDate` is YYYY-MM-DD, null if unknown. */
export type MarkedFacts = {
  birthDate: string | null;
  emails: readonly string[];
  names: readonly Name[];
  addresses: readonly Place[];
  phones: readonly string[];
};

/** Letters and digits only, in lower case and without accents. */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The mailbox of an e-mail address: without a tag, and for Google's without dots. */
export function foldEmail(email: string): string {
  const [local = "", host = ""] = email.toLowerCase().split("@");
  const [mailbox = ""] = local.split("+");
  const isGoogle = host === "gmail.com" || host === "googlemail.com";
  return isGoogle ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${host}`;
}

/** The parts of an address that tell a place, as one text. */
export const foldPlace = ({ street, houseNumber, postalCode, countryCode }: Place) =>
  fold(`${street} ${houseNumber} ${postalCode} ${countryCode}`);

/** First and last names are often swapped. */
const foldName = ({ firstName, lastName }: Name) => [firstName, lastName].map(fold).toSorted().join(" ");

function hashBy({ bytes }: SealKey): (text: string) => Buffer {
  const secret = Buffer.from(hkdfSync("sha256", bytes, "", "marks of excluded people", 32));
  return (text) => createHmac("sha256", secret).update(text).digest();
}

/** Returns the mark of a card as a keyed hash. Each provider has fingerprints of its own. */
export function cardMark({ provider, fingerprint }: { provider: string; fingerprint: string }, key: SealKey) {
  return { kind: "Card", mark: hashBy(key)(`Card:${provider}:${fingerprint}`) } satisfies ExclusionMark;
}

/** Returns the marks of facts as keyed hashes, each once. */
export function exclusionMarks(facts: MarkedFacts, key: SealKey): ExclusionMark[] {
  const { birthDate, emails, names, addresses, phones } = facts;
  const values = {
    NameAndBirth: birthDate === null ? [] : names.map((name) => `${foldName(name)} ${birthDate}`),
    Email: emails.map(foldEmail),
    Address: addresses.map(foldPlace),
    Phone: phones.map(fold),
  };
  const hashOf = hashBy(key);
  return Object.entries(values).flatMap(([kind, each]) =>
    [...new Set(each)].map((value) => ({ kind, mark: hashOf(`${kind}:${value}`) })),
  );
}
