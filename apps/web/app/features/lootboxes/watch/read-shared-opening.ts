import type { CallResult } from "../../../api/request.ts";
import { loadSharedVerdict } from "../../fairness/index.tsx";
import type { Unwatched, Watched } from "./watched.ts";

/**
 * A shared opening to show again, once this browser has found that its page shows what the record says. Throws
 * ApiError.
 */
export async function readSharedOpening(
  token: string,
  shown: CallResult<"getSharedOpening">,
): Promise<Watched | Unwatched> {
  const { verdictOnShared } = await loadSharedVerdict();
  const judged = await verdictOnShared(token, shown);
  if (judged === "Breach") return "Differs";
  if (judged === "Unknown") return "Unknown";
  const { lootBox, pricePaid, openings, logIndex } = shown;
  const wins = openings.map((opening, place) => ({ ...opening, id: `${token} ${place}` }));
  const outcome = { source: "restored", boxId: lootBox.id, boxName: lootBox.name, price: pricePaid, wins } as const;
  return { outcome: { ...outcome, judged }, logIndex };
}
