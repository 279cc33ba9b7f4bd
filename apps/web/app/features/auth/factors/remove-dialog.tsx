import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import type { Removal } from "./factor-list.tsx";

type Props = { removal: Removal; onRemove: () => void; onClose: () => void };

export function RemoveDialog({ removal, onRemove, onClose }: Props) {
  const t = useTexts(factors);
  return (
    <ConfirmDialog title={t.removeTitle} keep={t.keep} confirm={t.remove} onConfirm={onRemove} onClose={onClose}>
      <p>
        {t.removeText(removal.name)} {removal.isLast && t.removeLast}
      </p>
    </ConfirmDialog>
  );
}
