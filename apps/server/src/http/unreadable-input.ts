import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../command/refusal.ts";

const CONTROLS = /\p{Cc}/u;
const MESSAGE = "contains a character that can't be used";

/**
 * Whether a path is written as browsers send it: in UTF-8, normalized (no `//host`, `..`, `%2e%2e` or backslashes), and
 * without control characters.
 */
export function isReadablePath(path: string): boolean {
  try {
    return new URL(path, "http://shop.invalid").pathname === path && !CONTROLS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** PostgreSQL can't store NUL, and UTF-8 can't encode an unpaired surrogate. */
function isReadableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/**
 * A refusal names at most this many fields, by paths of at most this length. Otherwise a small request could cause a
 * large response.
 */
const MOST_NAMED = 10;
const LONGEST_PATH = 100;

/**
 * Returns the paths of the first texts in parsed JSON that can't be stored. If the name of a field can't be stored, the
 * path is that of the object with the field; at the top level it is `request`.
 */
export function unreadableFields(json: unknown): string[] {
  const found = new Set<string>();
  // Uses a loop instead of a recursion, because JSON may be nested deeper than the stack allows.
  const open: { value: unknown; path: string }[] = [{ value: json, path: "" }];
  for (let next = open.pop(); next !== undefined && found.size < MOST_NAMED; next = open.pop()) {
    const { value } = next;
    const path = next.path.slice(0, LONGEST_PATH);
    if (typeof value === "string" && !isReadableText(value)) found.add(path || "request");
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (isReadableText(name)) open.push({ value: inner, path: path === "" ? name : `${path}.${name}` });
      else found.add(path || "request");
    }
  }
  return [...found];
}

function requireReadable({ params, query, body }: FastifyRequest): void {
  const fields = [params, query, body].flatMap(unreadableFields);
  if (fields.length === 0) return;
  throw new Refusal("VALIDATION_FAILED", { errors: Object.fromEntries(fields.map((field) => [field, [MESSAGE]])) });
}

/** Refuses unreadable requests to any endpoint with VALIDATION_FAILED: odd paths, and texts with NUL. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ url }) => {
    if (!isReadablePath(url.split("?", 1)[0] ?? "")) throw new Refusal("VALIDATION_FAILED");
  });
  app.addHook("preValidation", async (request) => requireReadable(request));
}
