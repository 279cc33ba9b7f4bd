import type { Reader } from "../../json/readers.ts";
import { exactly, listUpTo, refuse, textUpTo } from "../../json/readers.ts";
import type { Json } from "../../json/strict-json.ts";
import { parseStrictJson } from "../../json/strict-json.ts";
import { utf8 } from "../../text/bytes.ts";
import { sha256 } from "../../hash/sha256.ts";
import { base64Of, bytesOfBase64 } from "../encoding/base64.ts";
import { hexOf } from "./leaf-format.ts";

/** Lists everything that browsers may run of a build. Its SHA-256 is in a leaf `client` of the terms log. */
export type CodeManifest = {
  readonly version: 1;
  /** Names the build: 16 hex digits. */
  readonly release: string;
  /** The value of the header Integrity-Policy. */
  readonly "integrity-policy": string;
  /** The paths of pages that load scripts of payment vendors. */
  readonly exempt: readonly string[];
  /** The integrity of each inline script, style and import map, sorted. */
  readonly inline: readonly string[];
  /** The integrity of each script, style sheet and worker by path, in ascending order of paths. */
  readonly hashes: Readonly<Record<string, string>>;
};

/** More than any build has. Bounds what a reader keeps. */
const MOST_FILES = 20_000;
export const MOST_MANIFEST_BYTES = 4_000_000;

/** The hash of a file or inline element, as integrity attributes and policies name it. */
export function integrityOf(contents: Uint8Array | string): string {
  return `sha256-${base64Of(sha256(typeof contents === "string" ? utf8(contents) : contents))}`;
}

const readIntegrity: Reader<string> = (value, place) => {
  const [, hash = ""] = (typeof value === "string" && /^sha256-(.{44})$/u.exec(value)) || [];
  return hash !== "" && bytesOfBase64(hash).length === 32 ? `sha256-${hash}` : refuse(place, "a SHA-256 in base64");
};

const readPath: Reader<string> = (value, place) => {
  const path = textUpTo(300)(value, place);
  return /^\/[\w./-]*$/u.test(path) ? path : refuse(place, "a path");
};

const readHashes: Reader<CodeManifest["hashes"]> = (value, place) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse(place, "an object");
  const entries: readonly (readonly [string, Json])[] = Object.entries(value);
  if (entries.length > MOST_FILES) return refuse(place, `an object of up to ${MOST_FILES} files`);
  return Object.fromEntries(entries.map(([path, hash]) => [readPath(path, place), readIntegrity(hash, path)]));
};

const readManifest = exactly<CodeManifest>({
  version: (value, place) => (value === 1 ? 1 : refuse(place, "version 1")),
  release: hexOf(8),
  "integrity-policy": textUpTo(200),
  exempt: listUpTo(100, readPath),
  inline: listUpTo(MOST_FILES, readIntegrity),
  hashes: readHashes,
});

const isSorted = (names: readonly string[]) => names.every((name, at) => at === 0 || (names[at - 1] ?? "") < name);

/** Parses a manifest. Throws SyntaxError unless the text is exactly as {@link codeManifestText} writes it. */
export function parseCodeManifest(text: string): CodeManifest {
  const manifest = readManifest(parseStrictJson(text), "manifest");
  const lists = [manifest.exempt, manifest.inline, Object.keys(manifest.hashes)];
  if (JSON.stringify(manifest) !== text || !lists.every(isSorted)) {
    throw new SyntaxError("The manifest is not in its canonical writing");
  }
  return manifest;
}

/** Writes a manifest with all its lists sorted. */
export function codeManifestText(manifest: Omit<CodeManifest, "version">): string {
  const { release, "integrity-policy": policy, exempt, inline, hashes } = manifest;
  const text = JSON.stringify({
    version: 1,
    release,
    "integrity-policy": policy,
    exempt: [...new Set(exempt)].toSorted(),
    inline: [...new Set(inline)].toSorted(),
    hashes: Object.fromEntries(Object.entries(hashes).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  });
  parseCodeManifest(text);
  return text;
}
