import { PROMO_CODE_PROPOSED } from "@trove/contract/promotions";

/** Letters and digits that people don't confuse: without I, O, 0 and 1. There are 32, so each random byte suits. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A random code that nobody can guess. */
export const proposeCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(PROMO_CODE_PROPOSED)), (byte) => LETTERS[byte % 32]).join("");
