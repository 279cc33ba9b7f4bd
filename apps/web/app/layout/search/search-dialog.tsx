import { search as searchTexts } from "../../locales/en/search.ts";
import { useTexts } from "../../locales/texts.ts";
import { useModal } from "../../ui/overlay/use-modal.ts";
import { SearchField } from "./search-field.tsx";
import { classes } from "../../ui/classes.ts";
import dialogs from "../../ui/overlay/dialog.module.css";
import styles from "./search-dialog.module.css";

type Props = { open: boolean; onClose: () => void };

/** The shop's search. It appears below the header, and on phones it fills the screen. */
export default function SearchDialog({ open, onClose }: Props) {
  const t = useTexts(searchTexts);
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      className={classes(dialogs["dialog"], styles["dialog"])}
      aria-label={t.label}
      onClose={onClose}
    >
      {open && <SearchField onClose={onClose} />}
    </dialog>
  );
}
