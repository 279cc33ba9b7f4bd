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
import { shownDraws } from "./shown-draws.ts";

type Props = { token: string; logIndex: number | null; shown: ShownShared };

/** Looks up a shared opening in the public log, if its person does not share the full proof. */
export default function SharedLogged({ token, logIndex, shown }: Props) {
  const t = useTexts(sharedProof);
  const all = shownDraws(logIndex ?? 0, shown);
  const { data, error, mutate } = useSWR<LoggedVerdict, Error>(
    logIndex === null ? null : ["shared log", token],
    async () => (await import("./look-up-shared.ts")).lookUpShared(all),
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
