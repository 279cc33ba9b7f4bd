import { oneOf, readText, readWhole } from "../../json/readers.ts";
import type { Reader } from "../../json/readers.ts";
import type { Json } from "../../json/strict-json.ts";
import { isHex, utf8 } from "../../text/bytes.ts";
import { isUuid } from "../../text/fields.ts";
import { utf8Text } from "../encoding/utf8-text.ts";
import { MAX_ENTRY_BYTES } from "../tiles/bundle.ts";

/*
 * A leaf is the UTF-8 of one JSON object as JSON.stringify writes it, with fixed keys in a fixed order and no white
 * space. So equal leaves have equal bytes and equal hashes.
 */

export type LeafFormat<T> = {
  /** Throws SyntaxError if the leaf can't be read back or is longer than 65,535 bytes. */
  readonly write: (leaf: T) => Uint8Array;
  /** Throws SyntaxError unless the entry is exactly what `write` returns. */
  readonly read: (entry: Uint8Array) => T;
  /** Like `read`, but undefined for what is no leaf, also for kinds that this version does not know. */
  readonly readKnown: (entry: Uint8Array) => T | undefined;
};

function readAs<T>(entry: Uint8Array, reader: Reader<T>): T {
  if (entry.length > MAX_ENTRY_BYTES) throw new SyntaxError("Leaf: too long for a log");
  const text = utf8Text(entry);
  const value: Json = JSON.parse(text);
  const leaf = reader(value, "leaf");
  if (JSON.stringify(leaf) !== text) throw new SyntaxError("Leaf: not in its canonical writing");
  return leaf;
}

/**
 * Defines a leaf format. A reader returns keys in the order in which it names them, and that is their order in the
 * leaf.
 */
export function leafFormat<T extends { readonly kind: string }>(readers: {
  readonly [K in T["kind"]]: Reader<Extract<T, { kind: K }>>;
}): LeafFormat<T> {
  const reader = oneOf<T>(readers);
  return {
    read: (entry) => readAs(entry, reader),
    readKnown: (entry) => {
      try {
        return readAs(entry, reader);
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    write: (leaf) => {
      // The reader has put the keys into canonical order, so the result is not parsed again.
      const entry = utf8(JSON.stringify(reader(leaf, "leaf")));
      if (entry.length > MAX_ENTRY_BYTES) throw new SyntaxError("Leaf: too long for a log");
      return entry;
    },
  };
}

function textAs<T extends string>(isAllowed: (text: string) => text is T, wanted: string): Reader<T>;
function textAs(isAllowed: (text: string) => boolean, wanted: string): Reader<string>;
function textAs(isAllowed: (text: string) => boolean, wanted: string): Reader<string> {
  return (value, place) => {
    const text = readText(value, place);
    if (!isAllowed(text)) throw new SyntaxError(`${place} is not ${wanted}`);
    return text;
  };
}

export function kindOf<K extends string>(kind: K): Reader<K> {
  return textAs((text): text is K => text === kind, kind);
}

export function hexOf(byteCount: number): Reader<string> {
  return textAs((text) => isHex(text, byteCount), `${byteCount} bytes in lowercase hex`);
}

export const readUuid = textAs(isUuid, "a lowercase UUID");

export const readReason = textAs((text) => /^[A-Z][A-Z_]{0,39}$/u.test(text), "a word in capitals");

/** True for a time with milliseconds whose day and hour exist. */
function isTime(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
}

export const readTime = textAs(isTime, "a time in UTC with milliseconds");

export const readMinute = textAs((text) => isTime(text.replace(/Z$/u, ":00.000Z")), "a time in UTC to the minute");

/** Reads a whole number from `least` to `most`. */
export function wholeOf(least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value, place) => {
    const whole = readWhole(value, place);
    if (whole >= least && whole <= most) return whole;
    throw new SyntaxError(`${place} is not a whole number from ${least}`);
  };
}
