/** The remainder of ISO 7064 (mod 97-10), for texts of digits and capital letters: A is 10, Z is 35. */
export function remainder97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Returns an IBAN without spaces, in capitals. */
export const compactIban = (text: string) => text.replaceAll(/\s/g, "").toUpperCase();

/** Whether a compact text is an IBAN (ISO 13616): its form and its check digits are right. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  return remainder97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** The lengths of IBANs by country, of those that take part in SEPA. */
const SEPA_LENGTHS: Readonly<Record<number, string>> = {
  15: "NO",
  16: "BE",
  18: "DK FI NL",
  19: "MK SI",
  20: "AT EE LT LU",
  21: "CH HR LI LV",
  22: "BG DE GB IE ME RS VA",
  23: "GI",
  24: "AD CZ ES MD RO SE SK",
  25: "PT",
  26: "IS",
  27: "FR GR IT MC SM",
  28: "AL CY HU PL",
  31: "MT",
};

/** Whether an IBAN is of a country to which SEPA transfers go, and has its length. One bad IBAN fails a whole file. */
export const isSepaIban = (text: string): boolean =>
  isIban(text) && (SEPA_LENGTHS[text.length] ?? "").split(" ").includes(text.slice(0, 2));

/** Returns the IBAN that a bank's file names; null if it is none, such as a number of a country without IBANs. */
export function ibanIn(text: string | null): string | null {
  const iban = compactIban(text ?? "");
  return isIban(iban) ? iban : null;
}
