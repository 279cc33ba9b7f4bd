const MOST_CHARACTERS = 400;

/** Escapes control characters, because values come from files and logs and must not control the terminal. */
export function printable(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1);
  const shown = escaped.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);
  return shown.slice(0, MOST_CHARACTERS);
}
