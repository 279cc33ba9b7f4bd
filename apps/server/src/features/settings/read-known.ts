import type { z } from "zod";

type Fields = Record<PropertyKey, unknown>;
type Issue = z.core.$ZodIssue;

/** Wrong fields come to light first, and then the rules between fields, which may break one another. */
const ROUNDS = 4;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const within = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, name) => (Object(part) as Fields)[name], value);

/** Stands for a removed entry of a list until the end of a round, so that the places of the others stay. */
const REMOVED = Symbol();

/**
 * Gives the field at a path its default. Removes an entry of a list or of a record without one.
 * - A list that is wrong as a whole becomes empty if its default means everything, so that no limit in it is lost.
 */
function fallBack(given: Fields, defaults: Fields, [name = "", ...inside]: readonly PropertyKey[]): void {
  const [own, standard] = [given[name], defaults[name]];
  const [place] = inside;
  if (place !== undefined && Array.isArray(own)) own[Number(place)] = REMOVED;
  else if (inside.length > 0 && isFields(own) && isFields(standard)) fallBack(own, standard, inside);
  else if (Array.isArray(own) && standard === null) given[name] = [];
  else if (Object.hasOwn(defaults, name)) given[name] = structuredClone(standard);
  else delete given[name];
}

/** Removes the entries of lists that are marked, at any depth. */
function removeMarked(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) value.splice(0, value.length, ...value.filter((entry) => entry !== REMOVED));
  Object.values(value).forEach(removeMarked);
}

/** Removes what the schema does not know, or gives it its default. Returns the names of stored fields that are lost. */
function mend(given: Fields, defaults: Fields, issue: Issue): string[] {
  const place = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    const parent = within(given, issue.path);
    if (isFields(parent)) for (const key of issue.keys) delete parent[key];
    return issue.keys.map((key) => [...place, key].join("."));
  }
  const isStored = within(given, issue.path) !== undefined;
  fallBack(given, defaults, issue.path);
  return isStored ? [place.join(".")] : [];
}

/**
 * Reads stored fields by a schema, field by field, so that an unknown key or a wrong value costs no other field
 * and no other entry of a list. Adds
 * the names of fields that were lost to `unread`.
 */
export function readKnown(schema: z.ZodType, stored: unknown, defaults: object, unread: string[]): unknown {
  const given: Fields = isFields(stored) ? structuredClone(stored) : {};
  const standard: Fields = { ...defaults };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { data, error } = schema.safeParse(given);
    if (error === undefined) return data;
    unread.push(...error.issues.flatMap((issue) => mend(given, standard, issue)));
    removeMarked(given);
  }
  return defaults;
}
