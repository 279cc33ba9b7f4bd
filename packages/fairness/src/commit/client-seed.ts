const MOST_CODE_POINTS = 64;

/**
 * Control and format characters can't be seen or copied reliably, and a line feed would make the drawn message
 * ambiguous.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/**
 * Whether a person may use this text as client seed: 1 to 64 code points, not blank, no control or format characters,
 * no unpaired surrogates. It is validated, and later used, unchanged: never trimmed, never normalised.
 */
export function isValidClientSeed(text: string): boolean {
  return (
    text.isWellFormed() &&
    Array.from(text).length <= MOST_CODE_POINTS &&
    text.trim().length > 0 &&
    !INVISIBLE.test(text)
  );
}

/** Whether the text has the form of client entropy: 32 lowercase hex digits. */
export function isClientEntropy(text: string): boolean {
  return /^[0-9a-f]{32}$/u.test(text);
}
