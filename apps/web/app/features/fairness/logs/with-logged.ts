import { type Judgement, withChecks } from "@trove/fairness";
import type { StoredOpening } from "@trove/fairness/press";

/** Adds the check whether this browser has a proof that the records log has the record. */
export function withLogged(judged: Judgement, opening: StoredOpening): Judgement {
  if (judged.verdict !== "Verified" || judged.record === undefined) return judged;
  const outcome = opening.logged === undefined ? "NotHeld" : "Holds";
  return withChecks(judged, [{ id: "record-logged", outcome }]);
}
