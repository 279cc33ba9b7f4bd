import type { Verdict } from "@trove/fairness";
import type { CallResult } from "../../../api/request.ts";
import { judgeShared } from "./judge-shared.ts";
import { lookUpShared } from "./look-up-shared.ts";
import { shownDraws } from "./shown-draws.ts";

const BY_LOG = { Logged: "Recomputed", Differs: "Breach", Unread: "Unknown" } as const satisfies Record<
  string,
  Verdict
>;

/**
 * The verdict on a shared opening as its page shows it: by its proof if the person shares it, otherwise by the public
 * log. Throws ApiError.
 */
export async function verdictOnShared(token: string, shown: CallResult<"getSharedOpening">): Promise<Verdict> {
  if (shown.showsProof) return (await judgeShared(token, shown)).verdict;
  if (shown.logIndex === null) return "Unknown";
  return BY_LOG[(await lookUpShared(shownDraws(shown.logIndex, shown))).verdict];
}
