import type { RevealedOpening } from "../kept/stored-opening.ts";
import { SaveEvidence } from "../proof/save-evidence.tsx";

/** Saves the evidence of an opening that is not known to have ended. */
export default function SaveUnclear({ opening }: { opening: RevealedOpening }) {
  return <SaveEvidence opening={opening} variant="outline" />;
}
