import {
  type Check,
  clientHash,
  commitmentOf,
  drawTicket,
  dropAt,
  type Judgement,
  oddsHash,
  parseOddsTable,
} from "@trove/fairness";
import type { CallResult } from "../../../api/request.ts";

type Detail = CallResult<"getOpeningDetail">;

const holdsIf = (id: Check["id"], condition: boolean): Check => ({ id, outcome: condition ? "Holds" : "Differs" });

/** Returns undefined if a seed, a hash or the table is malformed. */
function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Recomputes one box from the shop's own data, for operators, who have neither the person's records nor their browser's
 * data. The best verdict is therefore "Recomputed". Undefined for openings from before there were records.
 */
export function recomputeDetail(detail: Detail, oddsTable: string): Judgement | undefined {
  const { fairness, ticket, itemId, lootBox, pricePaid } = detail;
  if (fairness === null) return undefined;
  const { serverSeed, serverSeedHash, clientSeed, clientEntropy, drawIndex } = fairness;
  const table = attempt(() => parseOddsTable(oddsTable));
  const inputs = { serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash: fairness.oddsHash };
  const drawn = attempt(() => drawTicket(inputs, drawIndex));
  const checks: Check[] = [
    holdsIf("server-seed", attempt(() => commitmentOf(serverSeed)) === serverSeedHash),
    holdsIf("odds-hash", attempt(() => oddsHash(oddsTable)) === fairness.oddsHash),
    holdsIf("odds-box", table?.boxId === lootBox.id),
    holdsIf("odds-price", table?.priceCents === pricePaid),
    holdsIf("tickets", drawn === ticket),
    holdsIf("items", table !== undefined && attempt(() => dropAt(table.drops, ticket).itemId) === itemId),
    { id: "reveal-held", outcome: "NotHeld" },
  ];
  const verdict = checks.some(({ outcome }) => outcome === "Differs") ? "Breach" : "Recomputed";
  const unknown = { offer: undefined, record: undefined, draws: undefined, ours: undefined };
  return { verdict, isProven: false, checks, ...unknown };
}
