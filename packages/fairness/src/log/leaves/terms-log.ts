import { fieldsOf, listUpTo, readText } from "../../json/readers.ts";
import type { Reader } from "../../json/readers.ts";
import { hexOf, kindOf, leafFormat, readTime, readUuid, wholeOf } from "./leaf-format.ts";
import type { LogsLeaf } from "./logs-terms.ts";
import { parseLogsLeaf } from "./logs-terms.ts";
import type { StatementLeaf } from "./statement.ts";
import { parseStatement } from "./statement.ts";

/**
 * An odds table. JSON.stringify of `table` is the text that the odds hash is made of. The table is validated where that
 * text is parsed.
 */
export type OddsLeaf = {
  readonly kind: "odds";
  readonly table: {
    readonly boxId: string;
    readonly version: number;
    readonly priceCents: number;
    readonly drops: readonly {
      readonly itemId: string;
      readonly name: string;
      readonly marketPriceCents: number;
      readonly sellPriceCents: number;
      readonly tickets: number;
    }[];
  };
};

/** From `validFrom` on, the odds of this list of boxes are in force for everybody. */
export type TermsLeaf = {
  readonly kind: "terms";
  /** ISO-8601, UTC, with milliseconds. */
  readonly validFrom: string;
  /** The number of open boxes. */
  readonly count: number;
  /** The root of the tree that `boxTree` builds, in hex. */
  readonly root: string;
};

/** A key with which the shop signs offers and records. */
export type KeyLeaf = {
  readonly kind: "key";
  readonly keyId: string;
  readonly publicKey: string;
  readonly from: string;
  readonly endorsement: { readonly publicKey: string; readonly signature: string };
};

/** A build of the pages. */
export type ClientLeaf = {
  readonly kind: "client";
  /** Names the build: 16 hex digits. */
  readonly release: string;
  /** The SHA-256 of its manifest (`code-manifest.ts`), in hex. */
  readonly manifest: string;
};

export type TermsLogLeaf = OddsLeaf | TermsLeaf | KeyLeaf | ClientLeaf | LogsLeaf | StatementLeaf;

/** More do not fit into an entry of a log. */
const MOST_DROPS = 65_535;

const readTable = fieldsOf<OddsLeaf["table"]>({
  boxId: readUuid,
  version: wholeOf(1),
  priceCents: wholeOf(1),
  drops: listUpTo(
    MOST_DROPS,
    fieldsOf<OddsLeaf["table"]["drops"][number]>({
      itemId: readUuid,
      name: readText,
      marketPriceCents: wholeOf(0),
      sellPriceCents: wholeOf(0),
      tickets: wholeOf(1),
    }),
  ),
});

const readLogs = fieldsOf<LogsLeaf>({ kind: kindOf("logs"), text: readText, policy: readText });

const readLogsLeaf: Reader<LogsLeaf> = (value, place) => {
  const leaf = readLogs(value, place);
  parseLogsLeaf(leaf);
  return leaf;
};

const readStated = fieldsOf<StatementLeaf>({
  kind: kindOf("statement"),
  text: readText,
  keyId: hexOf(8),
  signature: hexOf(64),
});

const readStatement: Reader<StatementLeaf> = (value, place) => {
  const leaf = readStated(value, place);
  parseStatement(leaf.text);
  return leaf;
};

export const termsLog = leafFormat<TermsLogLeaf>({
  odds: fieldsOf<OddsLeaf>({ kind: kindOf("odds"), table: readTable }),
  terms: fieldsOf<TermsLeaf>({ kind: kindOf("terms"), validFrom: readTime, count: wholeOf(0), root: hexOf(32) }),
  key: fieldsOf<KeyLeaf>({
    kind: kindOf("key"),
    keyId: hexOf(8),
    publicKey: hexOf(32),
    from: readTime,
    endorsement: fieldsOf<KeyLeaf["endorsement"]>({ publicKey: hexOf(32), signature: hexOf(64) }),
  }),
  client: fieldsOf<ClientLeaf>({ kind: kindOf("client"), release: hexOf(8), manifest: hexOf(32) }),
  logs: readLogsLeaf,
  statement: readStatement,
});

/** The manifests in force, the newest first: those of the last two leaves with different hashes. */
export function clientsInForce(inLogOrder: readonly ClientLeaf[]): readonly ClientLeaf[] {
  const newest = inLogOrder.at(-1);
  const other = inLogOrder.findLast(({ manifest }) => manifest !== newest?.manifest);
  return [newest, other].filter((leaf) => leaf !== undefined);
}

/** The terms in force at a time (ISO 8601, UTC, milliseconds): the last terms in the log with validFrom ≤ time. */
export function termsInForce<T extends Pick<TermsLeaf, "validFrom">>(
  inLogOrder: readonly T[],
  time: string,
): T | undefined {
  return inLogOrder.findLast(({ validFrom }) => validFrom <= time);
}
