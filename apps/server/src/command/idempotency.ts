/** The Idempotency-Key with what it stands for: SHA-256 of method, path and canonical body. `key` is null without one. */
export type Idempotency = { key: string | null; requestHash: Buffer };

/** Of what is asked for without a key, and may happen again when it is asked for again. */
export const NO_KEY: Idempotency = { key: null, requestHash: Buffer.alloc(0) };
