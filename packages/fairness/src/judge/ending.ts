import type { Judgement } from "./judgement.ts";
import type { Check } from "./checks.ts";

const SIGNATURES: readonly Check["id"][] = ["offer-signature", "record-signature"];

/**
 * Whether a judged answer has ended the nonce: only a record that the shop signed for this person and nonce does, under
 * this offer or another. After anything else the same reveal is sent again, whatever it gives away about the shop.
 */
export function endsNonce(
  { checks, record }: Pick<Judgement, "checks" | "record">,
  { userId, nonce }: { readonly userId: string; readonly nonce: number },
): boolean {
  const areSigned = SIGNATURES.every((wanted) => {
    const outcomes = checks.filter(({ id }) => id === wanted).map(({ outcome }) => outcome);
    return outcomes.length > 0 && outcomes.every((outcome) => outcome === "Holds");
  });
  return areSigned && record?.userId === userId && record.nonce === nonce;
}
