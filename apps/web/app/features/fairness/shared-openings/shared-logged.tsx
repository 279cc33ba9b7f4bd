import type { ShownOpening } from "@trove/fairness";
import useSWR from "swr";
import { sharedProof } from "../../../locales/en/fairness/shared-proof.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import type { LoggedVerdict } from "../logged/judge-logged.ts";
import { LoggedSteps } from "../logged/logged-steps.tsx";
import type { ShownShared } from "./compare-shared.ts";
import styles from "./shared-proof.module.css";

type Props = { token: string; logIndex: number | null; shown: ShownShared };

function draws(logIndex: number, { lootBox, pricePaid, openedAtUtc, openings }: ShownShared): ShownOpening[] {
  return openings.map(({ ticket, probability, item }, drawIndex) => {
    const place = { logIndex, drawIndex, boxId: lootBox.id, itemId: item.id, itemName: item.name };
    return { ...place, ticket, openedAtUtc, terms: { pricePaid, marketPrice: item.marketPrice, probability } };
  });
}

async function lookUp(all: readonly ShownOpening[]): Promise<LoggedVerdict> {
  const [{ lookUpLogged }, { joinLogged }] = await Promise.all([
    import("../logged/look-up-logged.ts"),
    import("../logged/judge-logged.ts"),
  ]);
  return joinLogged(await Promise.all(all.map(lookUpLogged)));
}

/** Looks up a shared opening in the public log, if its person does not share the full proof. */
export default function SharedLogged({ token, logIndex, shown }: Props) {
  const t = useTexts(sharedProof);
  const all = draws(logIndex ?? 0, shown);
  const { data, error, mutate } = useSWR<LoggedVerdict, Error>(
    logIndex === null ? null : ["shared log", token],
    async () => lookUp(all),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (logIndex === null) return <Alert kind="note">{t.notLogged}</Alert>;
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <div role="status">
      {data === undefined ? (
        <>
          <p className={styles["note"]}>{t.checking}</p>
          <SkeletonRows count={3} height={28} />
        </>
      ) : (
        <LoggedSteps found={data} shown={all} />
      )}
    </div>
  );
}
