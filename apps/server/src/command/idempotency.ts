/** An Idempotency-Key, null if none was sent, and `requestHash`, the SHA-256 of method, path and canonical body. */
export type Idempotency = { key: string | null; requestHash: Buffer };

/** For requests without an idempotency key: a repeated request takes effect again. */
export const NO_KEY: Idempotency = { key: null, requestHash: Buffer.alloc(0) };
