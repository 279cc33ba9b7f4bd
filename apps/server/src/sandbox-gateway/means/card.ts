export type Card = { number: string; expiry: string; cvc: string };

/** Error codes by field. Empty if the card can be charged. */
export type CardProblems = { cardNumber?: string; expiry?: string; cvc?: string };

/** Whether the check digit of ISO/IEC 7812 is correct. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const EXPIRY = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/;

/** The last valid month, YYYY-MM, of an expiry without mistakes. */
export function lastMonthOf(expiry: string): string {
  const [, month = "", year] = EXPIRY.exec(expiry.trim()) ?? [];
  return `20${year}-${month.padStart(2, "0")}`;
}

/** A card is valid until the last moment of its month, in UTC. */
function expiryProblem(expiry: string, now: Date): string | undefined {
  const match = EXPIRY.exec(expiry.trim());
  if (match === null) return "invalid_expiry";
  const ends = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return ends > now.getTime() ? undefined : "expired";
}

/** The card number without the spaces and dashes that people type. */
export function digitsOf(cardNumber: string): string {
  return cardNumber.replaceAll(/[\s-]/g, "");
}

export function findCardProblems({ number, expiry, cvc }: Card, now: Date): CardProblems {
  const expiryCode = expiryProblem(expiry, now);
  return {
    ...(!(/^\d{12,19}$/.test(number) && passesLuhn(number)) && { cardNumber: "invalid_number" }),
    ...(expiryCode && { expiry: expiryCode }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: "invalid_cvc" }),
  };
}

/** Returns the only card details that the gateway stores. */
export function traceOf(number: string): { brand: string; last4: string } {
  const last4 = number.slice(-4);
  if (number.startsWith("4")) return { brand: "Visa", last4 };
  if (/^(5[1-5]|2[2-7])/.test(number)) return { brand: "Mastercard", last4 };
  return { brand: /^3[47]/.test(number) ? "American Express" : "Card", last4 };
}
