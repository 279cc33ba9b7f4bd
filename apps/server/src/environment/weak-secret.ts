/**
 * 32 random bytes have about 30 different values, and their hex digits about 16. Zeros or a repeated word have fewer
 * than this.
 */
const LEAST_VALUES = 8;

/** Words in placeholders for secrets, as templates have them. */
const PLACEHOLDER = /change|replace|example|secret|password|default|insert|your/i;

/** Whether more than half of the bytes differ from the byte before by the same step, as in 00 01 02 or 01 23 45. */
function isCounted(bytes: Buffer): boolean {
  const counts = new Map<number, number>();
  for (let at = 1; at < bytes.length; at += 1) {
    const step = ((bytes[at] ?? 0) - (bytes[at - 1] ?? 0)) & 255;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return Math.max(...counts.values()) > bytes.length / 2;
}

/** Whether a secret was obviously not drawn at random. `encoding` is the form in which it is written. */
export function isWeakSecret(secret: string, encoding: "utf8" | "hex"): boolean {
  const bytes = Buffer.from(secret, encoding);
  const isText = encoding === "utf8" && PLACEHOLDER.test(secret);
  return isText || new Set(bytes).size < LEAST_VALUES || isCounted(bytes);
}
