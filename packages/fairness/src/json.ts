/** What JSON.parse can return. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Reads a value of parsed JSON, or throws a SyntaxError with its path, such as `answer.openings[0].ticket`. */
export type Reader<T> = (value: Json | undefined, place: string) => T;

function refuse(place: string, wanted: string): never {
  throw new SyntaxError(`${place} is not ${wanted}`);
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const readText: Reader<string> = (value, place) => (typeof value === "string" ? value : refuse(place, "a text"));

export const readNumber: Reader<number> = (value, place) =>
  typeof value === "number" ? value : refuse(place, "a number");

/** A field that may be missing or null. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, place) => (value === undefined || value === null ? undefined : reader(value, place));
}

export function listOf<T>(reader: Reader<T>): Reader<T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) return refuse(place, "a list");
    const entries: readonly Json[] = value;
    return entries.map((entry, index) => reader(entry, `${place}[${index}]`));
  };
}

/**
 * Reads the named fields of an object and ignores others. The two assertions state what the compiler can't infer: that
 * an object's own keys are those of its type, and that reading every field of T makes a T.
 */
export function objectOf<T extends object>(fields: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  return (value, place) => {
    if (!isRecord(value)) return refuse(place, "an object");
    const read = (name: keyof T & string): T[keyof T] => fields[name](value[name], `${place}.${name}`);
    return Object.fromEntries(namesOf(fields).map((name) => [name, read(name)])) as T;
  };
}

function namesOf<T extends object>(fields: { readonly [K in keyof T]-?: Reader<T[K]> }): (keyof T & string)[] {
  return Object.keys(fields) as (keyof T & string)[];
}

/**
 * Throws SyntaxError if the text is not JSON or the reader refuses it. `name` stands for the whole value in the
 * message.
 */
export function parseJson<T>(text: string, reader: Reader<T>, name: string): T {
  const value: Json = JSON.parse(text);
  return reader(value, name);
}
