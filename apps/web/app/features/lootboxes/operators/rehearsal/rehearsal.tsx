import { useQuery } from "../../../../api/use-query.ts";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import type { OperatorBox } from "../editor/box-form.ts";
import type { LiveBox } from "../figures/live-box.ts";
import { RehearsalView } from "./rehearsal-view.tsx";

type Props = {
  box: OperatorBox;
  live: LiveBox;
  isOpen: boolean;
  canOpen: boolean;
  /** False if the next version would be the present one. The button is then one among others. */
  isNeeded: boolean;
  busy: boolean;
  onOpen: () => void;
  onClose: () => void;
  onPublished: () => Promise<void>;
};

/** A button that rehearses a saved box. The rehearsal has the form to publish it. */
export function Rehearsal({ box, live, isOpen, canOpen, isNeeded, busy, onOpen, onClose, onPublished }: Props) {
  const t = useTexts(rehearsalTexts);
  const input = isOpen ? { params: { id: box.id } } : undefined;
  const { data, error, mutate } = useQuery("rehearseLootbox", input, { keepPreviousData: false });
  if (box.status === "Archived") return null;
  return (
    <>
      <Button variant={isNeeded ? "filled" : "outline"} disabled={!canOpen} busy={busy} onClick={onOpen}>
        {t.open[box.status]}
      </Button>
      <Dialog open={isOpen} onClose={onClose} title={t.title(box.nextTableVersion)} size="large">
        {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && error === undefined && <SkeletonRows count={6} height={44} />}
        {data !== undefined && (
          <RehearsalView
            key={data.odds?.oddsHash}
            box={box}
            live={live}
            rehearsal={data}
            onPublished={onPublished}
            onOutdated={() => void mutate()}
          />
        )}
      </Dialog>
    </>
  );
}
