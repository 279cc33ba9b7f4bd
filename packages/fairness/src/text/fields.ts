import { isHex } from "./bytes.ts";

/** Writes and reads a value as one line of a signed text. Each value has exactly one text. */
export type Field<T> = {
  readonly write: (value: T) => string;
  /** Throws SyntaxError for texts that `write` does not return. */
  readonly read: (line: string) => T;
};

function field<T extends string | number>(wanted: string, read: (line: string) => T | undefined): Field<T> {
  return {
    write: String,
    read: (line) => {
      const value = read(line);
      if (value === undefined) throw new SyntaxError(`not ${wanted}`);
      return value;
    },
  };
}

function numberIn(line: string, least: number, most: number): number | undefined {
  if (!/^(?:0|-?[1-9]\d{0,15})$/u.test(line)) return undefined;
  const value = Number(line);
  return value >= least && value <= most ? value : undefined;
}

/** Whether the text is a lowercase UUID with hyphens. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);
}

export const uuid = field("a lowercase UUID", (line) => (isUuid(line) ? line : undefined));

/** Lowercase hex of exactly `byteCount` bytes. */
export function hex(byteCount: number): Field<string> {
  return field(`${byteCount} bytes in lowercase hex`, (line) => (isHex(line, byteCount) ? line : undefined));
}

export const hash = hex(32);

/** A whole number from `least` to `most`, both inclusive, without leading zeros. Both must be safe integers. */
export function whole(least: number, most = Number.MAX_SAFE_INTEGER): Field<number> {
  return field(`a whole number from ${least}`, (line) => numberIn(line, least, most));
}

/** ISO-8601 in UTC with milliseconds. The day and hour must exist. */
export const time = field("a time in UTC with milliseconds", (line) => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(line)) return undefined;
  const moment = new Date(line);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === line ? line : undefined;
});

/** A word in capitals, such as a reason. */
export const word = field("a word in capitals", (line) => (/^[A-Z][A-Z_]{0,39}$/u.test(line) ? line : undefined));

/** A verifier key of C2SP signed-note whose name has no comma. Its content is checked where it is used. */
export const verifierKey = field("a verifier key", (line) =>
  /^[^\s+,]{1,255}\+[0-9a-f]{8}\+[A-Za-z0-9+/]{1,100}={0,2}$/u.test(line) ? line : undefined,
);

/** A text of up to `most` characters for people to read, without control characters. It may be empty. */
export function shownLine(most: number): Field<string> {
  return field(`a line of up to ${most} characters`, (line) =>
    line.length <= most && line.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(line) ? line : undefined,
  );
}

/** A value, or an empty line for none. */
export function orNothing<T>(value: Field<T>): Field<T | undefined> {
  return {
    write: (some) => (some === undefined ? "" : value.write(some)),
    read: (line) => (line === "" ? undefined : value.read(line)),
  };
}

/** Entries separated by commas. */
export function listOf<T>(entry: Field<T>, least: number, most: number): Field<readonly T[]> {
  return {
    write: (values) => values.map((value) => entry.write(value)).join(","),
    read: (line) => {
      const values = line === "" ? [] : line.split(",").map((part) => entry.read(part));
      if (values.length < least || values.length > most) throw new SyntaxError(`not ${least} to ${most} entries`);
      return values;
    },
  };
}
