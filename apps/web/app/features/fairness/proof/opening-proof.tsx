import { bearer } from "../../../api/bearer.ts";
import { useQuery } from "../../../api/use-query.ts";
import useSWR from "swr";
import type { Verification } from "@trove/fairness";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { personIdOf } from "../../../session/token.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Proof } from "./proof.tsx";

/**
 * The proof of a past opening, by its transaction id. Loads all its data itself, so it works wherever an opening is
 * shown. Only for the opening's owner and for operators.
 */
export default function OpeningProof({ transactionId }: { transactionId: string }) {
  const t = useTexts(fairness);
  const detail = useQuery("getOpeningDetail", { query: { transactionId, includeItem: "true" } });
  const proof = useSWR<Verification, Error>(detail.data && ["proof", transactionId], async () => {
    const [token, found] = [bearer(), detail.data];
    if (token === undefined || found === undefined) throw new Error(t.failed);
    const { lookUpProof } = await import("./look-up-proof.ts");
    return lookUpProof(found, personIdOf(token));
  });
  const failure = detail.error ?? proof.error;
  if (failure !== undefined) {
    return <ErrorState error={failure} onRetry={() => void detail.mutate().then(() => proof.mutate())} />;
  }
  return <Proof verification={proof.data} />;
}
