import type { Json } from "./strict-json.ts";
import { parseStrictJson } from "./strict-json.ts";

/** Converts a value of parsed JSON to T. Throws SyntaxError with the value's path, such as `openings[0].ticket`. */
export type Reader<T> = (value: Json | undefined, place: string) => T;

export function refuse(place: string, wanted: string): never {
  throw new SyntaxError(`${place} is not ${wanted}`);
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads a text. Refuses unpaired surrogates, because UTF-8 can't encode them. */
export const readText: Reader<string> = (value, place) =>
  typeof value === "string" && value.isWellFormed() ? value : refuse(place, "a text");

/** Reads a text of up to `most` characters. */
export function textUpTo(most: number): Reader<string> {
  return (value, place) => {
    const text = readText(value, place);
    return text.length <= most ? text : refuse(place, `a text of up to ${most} characters`);
  };
}

export const readWhole: Reader<number> = (value, place) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : refuse(place, "a whole number");

/** Reads a whole number that may be below 0. */
export const readCents: Reader<number> = (value, place) =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : refuse(place, "a whole number of cents");

/** Returns any JSON unchanged, for another reader. */
export const readJson: Reader<Json> = (value, place) => (value === undefined ? refuse(place, "there") : value);

/** Reads exactly this word. */
export function wordOf<W extends string>(word: W): Reader<W> {
  return (value, place) => (value === word ? word : refuse(place, word));
}

/** Reads null, or a value by `reader`. */
export function nullOr<T>(reader: Reader<T>): Reader<T | null> {
  return (value, place) => (value === null ? null : reader(value, place));
}

/** Reads a field, or returns undefined if it is missing. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, place) => (value === undefined ? undefined : reader(value, place));
}

/** Reads a list of up to `most` entries. */
export function listUpTo<T>(most: number, reader: Reader<T>): Reader<readonly T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) return refuse(place, "a list");
    const entries: readonly Json[] = value;
    if (entries.length > most) return refuse(place, `a list of up to ${most} entries`);
    return entries.map((entry, index) => reader(entry, `${place}[${index}]`));
  };
}

type Readers<T> = { readonly [Name in keyof T]-?: Reader<T[Name]> };

/** Makes the reader of an object. Responses use {@link fieldsOf}, files use {@link exactly}. */
export type ObjectReader = <T extends object>(readers: Readers<T>) => Reader<T>;

/** Reads the named fields of an object and ignores others, because a response may get more fields. */
export function fieldsOf<T extends object>(readers: Readers<T>): Reader<T> {
  const names = Object.keys(readers) as (keyof T & string)[];
  return (value, place) => {
    if (!isObject(value)) return refuse(place, "an object");
    // Reads own properties only, because inherited ones are not from the JSON text.
    const own = (name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);
    // The object has a value for every name of T.
    return Object.fromEntries(names.map((name) => [name, readers[name](own(name), `${place}.${name}`)])) as T;
  };
}

/** Reads an object that has exactly the named fields. In a file, every part must have a meaning. */
export function exactly<T extends object>(readers: Readers<T>): Reader<T> {
  const read = fieldsOf(readers);
  return (value, place) => {
    const unknown = isObject(value) ? Object.keys(value).find((name) => !Object.hasOwn(readers, name)) : undefined;
    return unknown === undefined ? read(value, place) : refuse(`${place}.${unknown}`, "a field of this format");
  };
}

/** Chooses the reader of an object by its field `kind`. */
export function oneOf<T extends { readonly kind: string }>(readers: {
  readonly [K in T["kind"]]: Reader<Extract<T, { readonly kind: K }>>;
}): Reader<T> {
  const byKind: ReadonlyMap<string, Reader<T>> = new Map(Object.entries<Reader<T>>(readers));
  const readKind = fieldsOf<{ kind: string }>({ kind: readText });
  return (value, place) => {
    const read = byKind.get(readKind(value, place).kind);
    return read === undefined ? refuse(`${place}.kind`, [...byKind.keys()].join(" or ")) : read(value, place);
  };
}

/**
 * Parses strict JSON and reads its value. Throws SyntaxError if either fails. `name` names the whole value in messages.
 */
export function readStrictJson<T>(text: string, reader: Reader<T>, name: string): T {
  return reader(parseStrictJson(text), name);
}
