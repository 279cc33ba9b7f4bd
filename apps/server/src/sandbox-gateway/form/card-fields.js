const digitsOf = (text) => text.replaceAll(/\D/g, "");

/** Groups of four digits, or 4-6-5 for numbers that begin like American Express. */
export function formatNumber(text) {
  const digits = digitsOf(text).slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined;
  if (groups === undefined) return digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(" ");
}

/** `9` becomes `09`, and a slash precedes the year. Accepts a pasted year of four digits. */
export function formatExpiry(text) {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d{2}20\d{2}/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export const formatCvc = (text) => digitsOf(text).slice(0, 4);

function passesLuhn(digits) {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function checkExpiry(text, now) {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return "invalid_expiry";
  return Date.UTC(2000 + Number(digits.slice(2)), month, 1) > now ? undefined : "expired";
}

/** Returns the error code of a non-empty field, if any. The gateway validates again. */
export const checks = {
  cardNumber: (text) =>
    /^\d{12,19}$/.test(digitsOf(text)) && passesLuhn(digitsOf(text)) ? undefined : "invalid_number",
  expiry: (text) => checkExpiry(text, Date.now()),
  cvc: (text) => (/^\d{3,4}$/.test(text) ? undefined : "invalid_cvc"),
};

/** Reformats a field's value and keeps the caret after the same digit. */
export function reformat(input, format) {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  const atEnd = input.selectionStart === input.value.length;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  input.value = formatted;
  if (atEnd) return;
  let caret = 0;
  for (let seen = 0; seen < before && caret < formatted.length; caret += 1) if (/\d/.test(formatted[caret])) seen += 1;
  input.setSelectionRange(caret, caret);
}
