import { commitmentOf, dropAt, drawDigest, oddsHash, parseOddsTable, ticketOf } from "@trove/fairness";

/** The values pasted to compute a draw again. */
export type DrawValues = {
  serverSeed: string;
  /** Empty if there is nothing to compare with; the same holds for `ticket`. */
  commitment: string;
  clientSeed: string;
  clientEntropy: string;
  nonce: string;
  drawIndex: string;
  oddsTable: string;
  ticket: string;
};

export type ValueMistake = "seed" | "entropy" | "number" | "table";

export type Computed = { commitment: string; oddsHash: string; digest: string; ticket: number; itemId: string };

const WHOLE = /^(?:0|[1-9]\d{0,8})$/u;

function isTable(text: string): boolean {
  try {
    parseOddsTable(text);
    return true;
  } catch {
    return false;
  }
}

/** The mistakes that prevent computing, by field. */
export function mistakesIn(values: DrawValues): Partial<Record<keyof DrawValues, ValueMistake>> {
  const { serverSeed, commitment, clientEntropy, nonce, drawIndex, oddsTable, ticket } = values;
  return {
    serverSeed: /^[0-9a-f]{64}$/u.test(serverSeed) ? undefined : "seed",
    commitment: /^(?:[0-9a-f]{64})?$/u.test(commitment) ? undefined : "seed",
    clientEntropy: /^(?:[0-9a-f]{32})?$/u.test(clientEntropy) ? undefined : "entropy",
    nonce: WHOLE.test(nonce) ? undefined : "number",
    drawIndex: WHOLE.test(drawIndex) ? undefined : "number",
    ticket: ticket === "" || WHOLE.test(ticket) ? undefined : "number",
    oddsTable: isTable(oddsTable) ? undefined : "table",
  };
}

/** Computes the draw. Throws RangeError or SyntaxError for values in which {@link mistakesIn} finds a mistake. */
export function compute({ serverSeed, clientSeed, clientEntropy, nonce, drawIndex, oddsTable }: DrawValues): Computed {
  const hash = oddsHash(oddsTable);
  const inputs = { serverSeed, clientSeed, clientEntropy, nonce: Number(nonce), oddsHash: hash };
  const digest = drawDigest(inputs, Number(drawIndex));
  const ticket = ticketOf(digest);
  const { itemId } = dropAt(parseOddsTable(oddsTable).drops, ticket);
  return { commitment: commitmentOf(serverSeed), oddsHash: hash, digest, ticket, itemId };
}
