import { listOf, orNothing, shownLine, time, uuid, whole } from "../../text/fields.ts";
import type { Field } from "../../text/fields.ts";
import { textFormat } from "../../text/text-format.ts";

/** The pieces of an item that the shop has; undefined if it says that it has no limit. */
export type StatedStock = { readonly itemId: string; readonly available: number | undefined };

/**
 * The shop's word about itself on one day, which nobody else can check. Everybody gets the same one, because the terms
 * log has it. Parcels are those of the last 30 and 90 days before `time`; spans are whole hours.
 */
export type ShopStatement = {
  /** ISO-8601, UTC, with milliseconds. */
  readonly time: string;
  readonly name: string;
  /** Who runs the shop: name, address and register, as invoices and legal documents state them. */
  readonly operator: string;
  readonly contact: string;
  readonly sent30: number;
  /** The median from order to parcel; undefined if nothing was sent. */
  readonly medianHours30: number | undefined;
  readonly sent90: number;
  readonly medianHours90: number | undefined;
  /** Parcels that are ordered and paid, and not sent yet. */
  readonly waiting: number;
  /** Since when the oldest of these waits. */
  readonly oldestHours: number | undefined;
  /** Disputes about openings that were opened in the last 90 days, and how many of them are answered. */
  readonly disputes90: number;
  readonly answered90: number;
  /** The number of open boxes. */
  readonly boxes: number;
  /** The most valuable items of the open boxes, in ascending order of their ids. */
  readonly prizes: readonly StatedStock[];
};

/** Item ids and stocks of more do not fit into an entry of a log. */
export const MOST_PRIZES = 1_000;
const MOST_CHARACTERS = 250;
const UNLIMITED = "any";

const count = whole(0);
const text = shownLine(MOST_CHARACTERS);

const stock: Field<StatedStock> = {
  write: ({ itemId, available }) => `${itemId}:${available === undefined ? UNLIMITED : count.write(available)}`,
  read: (entry) => {
    const [itemId = "", available = "", ...rest] = entry.split(":");
    if (rest.length > 0) throw new SyntaxError("not an item and its stock");
    return { itemId: uuid.read(itemId), available: available === UNLIMITED ? undefined : count.read(available) };
  },
};

function faultOf(stated: ShopStatement): string | undefined {
  const { sent30, sent90, medianHours30, medianHours90, waiting, oldestHours, disputes90, answered90, prizes } = stated;
  const spans = [
    [sent30, medianHours30],
    [sent90, medianHours90],
    [waiting, oldestHours],
  ] as const;
  if (spans.some(([number, hours]) => (number === 0) !== (hours === undefined))) return "a span of no parcels";
  if (sent30 > sent90) return "more parcels in 30 days than in 90";
  if (answered90 > disputes90) return "more disputes answered than opened";
  const isSorted = prizes.every(({ itemId }, place) => place === 0 || (prizes[place - 1]?.itemId ?? "") < itemId);
  return isSorted ? undefined : "prizes that are not in the order of their ids";
}

const format = textFormat<ShopStatement>(
  "lootbox/statement/v1",
  {
    time,
    name: text,
    operator: text,
    contact: text,
    sent30: count,
    medianHours30: orNothing(count),
    sent90: count,
    medianHours90: orNothing(count),
    waiting: count,
    oldestHours: orNothing(count),
    disputes90: count,
    answered90: count,
    boxes: count,
    prizes: listOf(stock, 0, MOST_PRIZES),
  },
  faultOf,
);

/** The text that a key of the shop signs. Throws SyntaxError for invalid values. */
export const statementText = (stated: ShopStatement): string => format.write(stated);

/** Throws SyntaxError unless the text is exactly as {@link statementText} writes it. */
export const parseStatement = (signed: string): ShopStatement => format.read(signed);

/** A signed statement as the terms log publishes it. */
export type StatementLeaf = {
  readonly kind: "statement";
  readonly text: string;
  readonly keyId: string;
  readonly signature: string;
};

/** The day of a statement in UTC. The shop makes one a day. */
export const statementDay = ({ time: stated }: Pick<ShopStatement, "time">): string =>
  stated.slice(0, "2026-11-21".length);
