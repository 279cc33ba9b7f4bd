import type { StoredOpening } from "@trove/fairness/press";
import { evidenceName, readEvidence } from "../evidence/read-evidence.ts";
import { CheckElsewhere } from "./check-elsewhere.tsx";

/** How to check an opening that this browser stores without this page. */
export function OpeningElsewhere({ opening }: { opening: StoredOpening }) {
  return <CheckElsewhere file={{ id: opening.id, name: evidenceName(opening), read: () => readEvidence(opening) }} />;
}
