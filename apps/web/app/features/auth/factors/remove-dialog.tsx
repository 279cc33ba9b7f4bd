import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { Removal } from "./factor-list.tsx";

type Props = { removal: Removal; onRemove: () => void; onClose: () => void };

export function RemoveDialog({ removal, onRemove, onClose }: Props) {
  const t = useTexts(factors);
  return (
    <Dialog
      open
      title={t.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.keep}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      }
    >
      <p>
        {t.removeText(removal.name)} {removal.isLast && t.removeLast}
      </p>
    </Dialog>
  );
}
