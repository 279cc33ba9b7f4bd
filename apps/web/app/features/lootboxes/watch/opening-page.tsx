import { useState } from "react";
import { useParams } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { openings } from "../../../locales/en/lootboxes/openings.ts";
import { watch } from "../../../locales/en/lootboxes/watch.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useSession } from "../../../session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { dropName } from "../../items/index.ts";
import { OpeningView } from "../record/opening-view.tsx";
import styles from "./opening-page.module.css";
import { WatchStage } from "./watch-stage.tsx";

const readOwn = async (transactionId: string) =>
  (await import("../opening/restore-opening.ts")).readOwnOpening(transactionId);

/** The record and proof of one of the person's openings, and beside it the stage to watch it again. */
function OwnOpening({ id }: { id: string }) {
  const t = useTexts(watch);
  const { titleUnknown } = useTexts(openings);
  const { result } = useTexts(opening);
  const session = useSession();
  /** The opening whose facts are shown: one of those of the same request. */
  const [shown, setShown] = useState(id);
  const { data, error, mutate } = useQuery("getOpeningDetail", {
    query: { transactionId: shown, includeItem: "true" },
  });
  const isMissing = error?.status === 404 || error?.status === 400;
  const userName = session.status === "authenticated" ? session.user.userName : undefined;
  const drop = data?.drops.find(({ itemId }) => itemId === data.itemId);
  const won = drop === undefined ? data?.item?.name : dropName(drop);
  return (
    <>
      <PageHeader title={won === undefined ? titleUnknown : result.won(won)} />
      {isMissing && <Alert kind="warning">{t.missing}</Alert>}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={3} height={180} />}
      {data && (
        <div className={styles["columns"]}>
          <section className={styles["record"]} aria-labelledby="opening-record">
            <h2 id="opening-record">{t.record}</h2>
            <OpeningView opening={data} onShow={setShown} />
          </section>
          <WatchStage
            id={id}
            box={{ ...data.lootBox, drops: data.drops }}
            openedAtUtc={data.openedAtUtc}
            userName={userName}
            read={() => readOwn(id)}
          />
        </div>
      )}
    </>
  );
}

export default function OpeningPage() {
  const { id = "" } = useParams();
  return <OwnOpening key={id} id={id} />;
}
