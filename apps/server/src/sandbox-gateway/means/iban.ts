/** An account number without the spaces that people type, in capitals. */
export function compactIban(typed: string): string {
  return typed.replaceAll(/\s/g, "").toUpperCase();
}

/** The remainder by 97 of a text of digits and letters, where A is 10 and Z is 35 (ISO 7064). */
export function mod97(text: string): number {
  return Array.from(text).reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** Whether an account number has the form and the check digits of ISO 13616. */
export function isIban(compact: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** A reference for a transfer with the check digits of ISO 11649, such as RF18…. */
export function creditorReference(digits: string): string {
  const check = 98 - mod97(`${digits}RF00`);
  return `RF${String(check).padStart(2, "0")}${digits}`;
}
