import type { RevealedOpening } from "@trove/fairness/press";
import { SaveEvidence } from "../proof/save-evidence.tsx";

/** Saves the evidence of an opening whose end is not known. */
export default function SaveUnclear({ opening }: { opening: RevealedOpening }) {
  return <SaveEvidence opening={opening} variant="outline" />;
}
