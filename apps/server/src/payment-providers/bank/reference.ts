import { remainder97 } from "@trove/contract/iban";

/** Digits of our references after the check digits. */
const DIGITS = 16;
const FORM = new RegExp(`(?=(RF\\d{${DIGITS + 2}}))`, "g");

/** Returns the creditor reference (ISO 11649) with these 16 digits. */
export function referenceWith(digits: string): string {
  const check = 98 - remainder97(`${digits}RF00`);
  return `RF${String(check).padStart(2, "0")}${digits}`;
}

const isReference = (text: string) => remainder97(text.slice(4) + text.slice(0, 4)) === 1;

/** Groups of four, as people type them. */
export const spacedReference = (reference: string) => reference.replaceAll(/(.{4})(?=.)/g, "$1 ");

/**
 * Finds references of our form in a text that a payer typed, also in small letters and with spaces or other signs
 * between. Those with wrong check digits are left out.
 */
export function referencesIn(text: string): string[] {
  const compact = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return [...new Set([...compact.matchAll(FORM)].map(([, found = ""]) => found).filter(isReference))];
}
