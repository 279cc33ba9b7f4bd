import type { Reader } from "../json/readers.ts";
import {
  exactly,
  fieldsOf,
  listUpTo,
  optional,
  readStrictJson,
  readText,
  readWhole,
  refuse,
  wordOf,
} from "../json/readers.ts";
import type { ShownOpening } from "./shown-steps.ts";

const FORMAT = "lootbox/shown/v1";
const MOST_OPENINGS = 100;

/** Openings as the shop shows them to everybody, without a proof. Only the logs can tell whether they are true. */
export type ShownFile = { readonly format: typeof FORMAT; readonly openings: readonly ShownOpening[] };

const readChance: Reader<number> = (value, place) =>
  typeof value === "number" && value >= 0 && value <= 1 ? value : refuse(place, "a number from 0 to 1");

const readFile = exactly<ShownFile>({
  format: wordOf(FORMAT),
  openings: listUpTo(
    MOST_OPENINGS,
    exactly<ShownOpening>({
      logIndex: readWhole,
      drawIndex: readWhole,
      boxId: readText,
      itemId: readText,
      itemName: readText,
      ticket: readWhole,
      openedAtUtc: readText,
      terms: optional(
        exactly<NonNullable<ShownOpening["terms"]>>({
          pricePaid: readWhole,
          marketPrice: readWhole,
          probability: readChance,
        }),
      ),
    }),
  ),
});

const readFormat = fieldsOf<{ readonly format: string }>({ format: readText });

/** True if a text is a file of shown openings. Throws SyntaxError if it is not strict JSON with a `format` field. */
export const isShown = (text: string) => readStrictJson(text, readFormat, "file").format === FORMAT;

/** Parses a file of shown openings. Throws SyntaxError, naming the place. */
export const parseShown = (text: string): ShownFile => readStrictJson(text, readFile, "file");

/** Writes the text of a file. */
export const shownText = (openings: readonly ShownOpening[]) =>
  `${JSON.stringify({ format: FORMAT, openings }, undefined, 1)}\n`;
