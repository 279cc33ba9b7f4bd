import { remainder97 } from "@trove/contract/iban";

/** A reference for a transfer with the check digits of ISO 11649, such as RF18…. */
export function creditorReference(digits: string): string {
  const check = 98 - remainder97(`${digits}RF00`);
  return `RF${String(check).padStart(2, "0")}${digits}`;
}
