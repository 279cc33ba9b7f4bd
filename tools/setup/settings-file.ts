import { writeFileSync } from "node:fs";

export type Settings = Record<string, string>;

const PLAIN = /^[\w./:@%+,=?&-]*$/;

/**
 * Writes a value so that systemd, Docker Compose and `node --env-file` read the same: in single quotes, in which
 * nothing is replaced. Throws for values that no quotes can hold.
 */
function quoted(name: string, value: string): string {
  if (PLAIN.test(value)) return value;
  if (/['\n\r\\]/.test(value)) throw new Error(`${name}: neither quotes, backslashes nor new lines are possible`);
  return `'${value}'`;
}

export function settingsText(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(name, value)}\n`)
    .join("");
}

/** Writes the file, which only its owner may read. Throws if it exists: its keys may be those of a running shop. */
export function writeSettings(path: string, settings: Settings): void {
  writeFileSync(path, settingsText(settings), { flag: "wx", mode: 0o600 });
}
