import { useEffect, useRef, useState } from "react";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { means as texts } from "../../../locales/en/payments/means.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { EmptyWallet } from "../../../ui/illustrations/empty-wallet.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import { KeptCard } from "./kept-card.tsx";
import type { Means } from "./means.ts";
import { RemoveMeansDialog } from "./remove-means-dialog.tsx";
import styles from "./means.module.css";

type Props = { kept: CallResult<"listPaymentMeans">; onRetry: () => void; onRemove: (means: Means) => void };

function Kept({ kept, onRetry, onRemove }: Props) {
  const t = useTexts(texts);
  const { isOffered, isComplete, hiddenUntilUtc, means } = kept;
  if (hiddenUntilUtc !== null) return <Alert>{t.hidden(dateTimeText(hiddenUntilUtc))}</Alert>;
  if (means.length === 0 && isComplete)
    return <EmptyState picture={<EmptyWallet />} text={isOffered ? t.none : t.notOffered} />;
  return (
    <>
      {!isComplete && <ErrorState error={{ message: t.lost }} onRetry={onRetry} />}
      <ul className={styles["cards"]}>
        {means.map((each) => (
          <KeptCard key={each.id} means={each} onRemove={() => onRemove(each)} />
        ))}
      </ul>
    </>
  );
}

/** The cards that payment providers keep for the person, each with a button that lets the provider forget it. */
export default function MeansPage() {
  const t = useTexts(texts);
  const { data: kept, error, mutate } = useQuery("listPaymentMeans", {});
  const [removing, setRemoving] = useState<Means>();
  const [removedId, setRemovedId] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);

  // The button that opened the dialog is gone with its card, so the heading gets the focus.
  useEffect(() => {
    if (removedId !== undefined) title.current?.focus();
  }, [removedId]);

  function removed({ id }: Means): void {
    setRemoving(undefined);
    setRemovedId(id);
  }

  return (
    <>
      <PageHeader title={t.title} />
      <SettingsPart id="kept-cards" title={t.cards} lead={t.lead} titleRef={title} bare>
        {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
        {kept === undefined && error === undefined && <SkeletonRows count={2} height={80} />}
        {kept !== undefined && <Kept kept={kept} onRetry={() => void mutate()} onRemove={setRemoving} />}
      </SettingsPart>
      {removing && (
        <RemoveMeansDialog
          key={removing.id}
          means={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => removed(removing)}
        />
      )}
    </>
  );
}
