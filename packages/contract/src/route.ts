/**
 * Method and path of every endpoint, as plain data without schemas: a browser needs nothing else to make a call.
 * `{name}` in a path is a parameter. `idempotent` endpoints take an Idempotency-Key header (a UUID).
 */
export type Route = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; idempotent?: true };
