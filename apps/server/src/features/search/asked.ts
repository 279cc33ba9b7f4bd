/** A search text, recognised as an id, a number or an e-mail address, or else taken as words. */
export type Asked =
  | { by: "id"; id: string }
  /** The number of an order (O-), a shipment (S-) or a case (C-). Digits without a letter can be any of these. */
  | { by: "number"; letter: "O" | "S" | "C" | undefined; digits: string }
  | { by: "email"; email: string }
  | { by: "words"; text: string };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ORDER_OR_SHIPMENT = /^(?:([os])-)?(\d{12})$/i;
const CASE = /^c-(\d{1,9})$/i;
const EMAIL = /^\S+@\S+\.\S+$/;

export function readAsked(text: string): Asked {
  if (ID.test(text)) return { by: "id", id: text.toLowerCase() };
  const [, caseDigits] = CASE.exec(text) ?? [];
  if (caseDigits !== undefined) return { by: "number", letter: "C", digits: caseDigits };
  const [, letter, digits] = ORDER_OR_SHIPMENT.exec(text) ?? [];
  if (digits !== undefined) {
    return {
      by: "number",
      letter: letter === undefined ? undefined : letter.toUpperCase() === "O" ? "O" : "S",
      digits,
    };
  }
  return EMAIL.test(text) ? { by: "email", email: text } : { by: "words", text };
}
