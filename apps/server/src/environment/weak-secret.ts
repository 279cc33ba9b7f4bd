/** 32 random bytes have about 30 different values, and their hex digits about 16. Zeros or a repeated word have few. */
const LEAST_VALUES = 8;

/** Words of secrets that stand in a template until somebody replaces them. */
const PLACEHOLDER = /change|replace|example|secret|password|default|insert|your/i;

/** Whether most bytes are as far from the next as one other pair is: 00 01 02 or 01 23 45. */
function isCounted(bytes: Buffer): boolean {
  const counts = new Map<number, number>();
  for (let at = 1; at < bytes.length; at += 1) {
    const step = ((bytes[at] ?? 0) - (bytes[at - 1] ?? 0)) & 255;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return Math.max(...counts.values()) > bytes.length / 2;
}

/** Whether a secret was obviously not drawn at random. `encoding` is how its bytes are written. */
export function isWeakSecret(secret: string, encoding: "utf8" | "hex"): boolean {
  const bytes = Buffer.from(secret, encoding);
  const isText = encoding === "utf8" && PLACEHOLDER.test(secret);
  return isText || new Set(bytes).size < LEAST_VALUES || isCounted(bytes);
}
