import { newIntentKey } from "./intent-key.ts";

/**
 * The Idempotency-Key of what a person wants to happen. Asking again for the same body gives the same key, so that a
 * retry after a lost answer can't have its effect twice; another body, or the next wish after `fulfilled`, gets a new one.
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
