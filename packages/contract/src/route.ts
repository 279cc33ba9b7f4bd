/**
 * Method and path of an endpoint, as plain data without schemas, because browsers need nothing else for a call.
 * `{name}` in a path is a parameter. `idempotent` endpoints take an Idempotency-Key header (a UUID).
 */
export type Route = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; idempotent?: true };
