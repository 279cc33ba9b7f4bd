import type { Field } from "./fields.ts";

/** A kind of signed text: a heading, then one line for each field. */
export type TextFormat<T> = {
  /** Throws SyntaxError, naming the line, for a value that can't be read back. */
  readonly write: (value: T) => string;
  /** Throws SyntaxError, naming the line, unless the text is exactly what `write` returns. */
  readonly read: (text: string) => T;
};

type Fields<T> = { readonly [Name in keyof T]-?: Field<T[Name]> };

/**
 * Defines a signed text. The lines are joined by line feeds, with none after the last, and stand in the order of
 * `fields`. `faultOf` states what is wrong between fields that are right alone.
 */
export function textFormat<T extends object>(
  heading: string,
  fields: Fields<T>,
  faultOf: (value: T) => string | undefined = () => undefined,
): TextFormat<T> {
  const names = Object.keys(fields) as (keyof T & string)[];

  function read(text: string): T {
    const lines = text.split("\n");
    if (lines.length !== names.length + 1 || lines[0] !== heading) {
      throw new SyntaxError(`${heading}: not ${names.length + 1} lines under this heading`);
    }
    const entries = names.map((name, index) => [name, readLine(name, lines[index + 1] ?? "")]);
    // Every name of T has been read.
    const value = Object.fromEntries(entries) as T;
    const fault = faultOf(value);
    if (fault !== undefined) throw new SyntaxError(`${heading}: ${fault}`);
    return value;
  }

  function readLine(name: keyof T & string, line: string): T[keyof T & string] {
    try {
      return fields[name].read(line);
    } catch (error) {
      throw new SyntaxError(`${heading}: ${name} is ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    read,
    write: (value) => {
      const text = [heading, ...names.map((name) => fields[name].write(value[name]))].join("\n");
      read(text);
      return text;
    },
  };
}
