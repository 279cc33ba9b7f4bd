import { LOOTBOX_TRANSITIONS } from "@trove/contract/statuses";
import { useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { OperatorBox } from "../editor/box-form.ts";

type Props = { box: OperatorBox; onMoved: () => Promise<void> };
type Move = "Paused" | "Archived";

const MOVES: readonly Move[] = ["Paused", "Archived"];

/** Buttons to pause and archive a box, if its status allows that. */
export function BoxMoves({ box: { id, status, version }, onMoved }: Props) {
  const t = useTexts(rehearsalTexts);
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState<Move>();
  const [isAsking, setIsAsking] = useState(false);

  async function move(to: Move): Promise<void> {
    setBusy(to);
    setIsAsking(false);
    const body = { status: to, version };
    try {
      await call("setLootboxStatus", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.moved[to]);
    } catch (error) {
      showToast("bad", messageOf(error));
    } finally {
      setBusy(undefined);
      await onMoved();
    }
  }

  return (
    <>
      {MOVES.filter((to) => LOOTBOX_TRANSITIONS[status].includes(to)).map((to) => (
        <Button
          key={to}
          variant="quiet"
          busy={busy === to}
          onClick={() => (to === "Archived" ? setIsAsking(true) : void move(to))}
        >
          {t.moves[to]}
        </Button>
      ))}
      <ConfirmDialog
        open={isAsking}
        title={t.archive.title}
        keep={t.archive.cancel}
        confirm={t.archive.submit}
        onConfirm={() => void move("Archived")}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.archive.text}</p>
      </ConfirmDialog>
    </>
  );
}
