/** A new Idempotency-Key, a random UUID. Pages without HTTPS have no `crypto.randomUUID`. */
export function newIntentKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Gives the Idempotency-Key of one action. The same body gets the same key, so a retry after a lost response can't take
 * effect twice. A different body, or the next action after `fulfilled`, gets a new key.
 */
export type Intent = {
  keyFor: (body: unknown) => string;
  fulfilled: () => void;
};

export function createIntent(newKey: () => string = newIntentKey): Intent {
  let current: { body: string; key: string } | undefined;
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (current?.body !== text) current = { body: text, key: newKey() };
      return current.key;
    },
    fulfilled() {
      current = undefined;
    },
  };
}
