import {
  clientHash,
  commitmentOf,
  dropAt,
  drawDigest,
  isClientEntropy,
  isClientSeed,
  oddsHash,
  parseOddsTable,
  ticketOf,
} from "@trove/fairness";

/** The values that the reader pastes to compute a draw. */
export type DrawValues = {
  serverSeed: string;
  /** Empty if there is no commitment to compare with. `ticket` may be empty too. */
  commitment: string;
  clientSeed: string;
  clientEntropy: string;
  box: string;
  oddsTable: string;
  ticket: string;
};

export type ValueMistake = "seed" | "clientSeed" | "entropy" | "number" | "table";

export type Computed = { commitment: string; oddsHash: string; digest: string; ticket: number; item: string };

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
  const { serverSeed, commitment, clientSeed, clientEntropy, box, oddsTable, ticket } = values;
  return {
    serverSeed: /^[0-9a-f]{64}$/u.test(serverSeed) ? undefined : "seed",
    commitment: /^(?:[0-9a-f]{64})?$/u.test(commitment) ? undefined : "seed",
    clientSeed: isClientSeed(clientSeed) ? undefined : "clientSeed",
    clientEntropy: isClientEntropy(clientEntropy) ? undefined : "entropy",
    box: WHOLE.test(box) ? undefined : "number",
    ticket: ticket === "" || WHOLE.test(ticket) ? undefined : "number",
    oddsTable: isTable(oddsTable) ? undefined : "table",
  };
}

/** Computes the draw. Throws RangeError or SyntaxError for invalid values; {@link mistakesIn} finds these. */
export function compute({ serverSeed, clientSeed, clientEntropy, box, oddsTable }: DrawValues): Computed {
  const hash = oddsHash(oddsTable);
  const inputs = { serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash: hash };
  const digest = drawDigest(inputs, Number(box));
  const ticket = ticketOf(digest);
  const { name } = dropAt(parseOddsTable(oddsTable).drops, ticket);
  return { commitment: commitmentOf(serverSeed), oddsHash: hash, digest, ticket, item: name };
}
