import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { openings } from "../../../locales/en/lootboxes/openings.ts";
import { watch } from "../../../locales/en/lootboxes/watch.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { OpeningView } from "./opening-view.tsx";

type Props = { transactionId: string; onClose: () => void };

/** Shows one opening over the current page, with links to the other openings of the same request. */
export default function OpeningDialog({ transactionId, onClose }: Props) {
  const t = useTexts(openings);
  const { again } = useTexts(watch);
  const isOwn = useHasRole("User");
  const [shown, setShown] = useState(transactionId);
  const query = { transactionId: shown, includeItem: "true" } as const;
  const { data, error, mutate } = useQuery("getOpeningDetail", { query });

  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t.close}
      </Button>
      {isOwn && <ButtonLink to={`/openings/${shown}`}>{again}</ButtonLink>}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={data ? t.title(data.lootBox.name) : t.titleUnknown} actions={actions}>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={5} height={44} />}
      {data && <OpeningView opening={data} onShow={setShown} />}
    </Dialog>
  );
}
