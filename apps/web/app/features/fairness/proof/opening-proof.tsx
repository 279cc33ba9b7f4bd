import type { ReactNode } from "react";
import { bearer } from "../../../api/bearer.ts";
import { useQuery } from "../../../api/use-query.ts";
import useSWR from "swr";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { personIdOf } from "../../../session/token.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import type { FoundProof } from "./look-up-proof.ts";
import { Proof } from "./proof.tsx";

type Props = {
  transactionId: string;
  /** Whether to request the item as well. Its name and price are then checked too. */
  includeItem: "true" | "false";
  /** More quiet buttons beside those of the proof. */
  children?: ReactNode;
};

/**
 * The proof of a past opening, by its transaction id. Loads all its data itself. Only for the opening's owner and for
 * operators.
 */
export default function OpeningProof({ transactionId, includeItem, children }: Props) {
  const t = useTexts(fairness);
  const detail = useQuery("getOpeningDetail", { query: { transactionId, includeItem } });
  const proof = useSWR<FoundProof | null, Error>(detail.data && ["proof", transactionId], async () => {
    const [token, found] = [bearer(), detail.data];
    if (token === undefined || found === undefined) throw new Error(t.failed);
    const { lookUpProof } = await import("./look-up-proof.ts");
    return (await lookUpProof(found, personIdOf(token))) ?? null;
  });
  const failure = detail.error ?? proof.error;
  if (failure !== undefined) {
    return <ErrorState error={failure} onRetry={() => void detail.mutate().then(() => proof.mutate())} />;
  }
  if (proof.data === undefined) return <SkeletonRows count={2} height={28} />;
  if (proof.data === null) return <p>{t.before}</p>;
  return (
    <Proof judgement={proof.data.judgement} opening={proof.data.opening}>
      {children}
    </Proof>
  );
}
