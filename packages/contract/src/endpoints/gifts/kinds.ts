/** A gift code was bought by a person, or issued by an operator. */
export const GIFT_SOURCES = ["Bought", "Issued"] as const;
export type GiftSource = (typeof GIFT_SOURCES)[number];

/** The states of a gift code. Until it is Active, it is Held; once it is neither, it can't be redeemed any more. */
export const GIFT_STATES = ["Held", "Active", "Redeemed", "Expired", "Void"] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** The least and the greatest amount of a gift code, in euros. */
export const GIFT_MIN = 10;
export const GIFT_MAX = 500;

/** Tries to redeem a code that a person has in a day. */
export const GIFT_TRIES = 10;

/** The letters of a code: digits and letters without I, L, O and U, as in Crockford's base 32. */
export const GIFT_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Letters of a code, which are 100 random bits. */
export const GIFT_LENGTH = 20;

/** A code as it is hashed: people may type it in small letters, with spaces and dashes, and with O for 0. */
export const foldGiftCode = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");

/** A code as people read it, in groups of five. */
export const groupGiftCode = (code: string): string => code.match(/.{1,5}/g)?.join("-") ?? "";
