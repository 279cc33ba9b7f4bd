import type { Field } from "./fields.ts";

/** The format of a signed text: a heading, then one line for each field. */
export type TextFormat<T> = {
  /** Throws SyntaxError, naming the line, for a value that can't be read back. */
  readonly write: (value: T) => string;
  /** Throws SyntaxError, naming the line, unless the text is exactly what `write` returns. */
  readonly read: (text: string) => T;
};

type Fields<T> = { readonly [Name in keyof T]-?: Field<T[Name]> };

/**
 * Defines the format of a signed text. Lines are in the order of `fields`, joined by line feeds, without one at the
 * end. `faultOf` returns the fault of a value whose fields are valid by themselves but not together.
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
    // The object has a value for every name of T.
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
