import { IconEye, IconPencil } from "../../../ui/icons/shop-icons.ts";
import type { RecordKind } from "@trove/contract/statuses";
import { presence } from "../../../locales/en/operators/presence.ts";
import { useTexts } from "../../../locales/texts.ts";
import { AvatarGroup } from "../../../ui/media/avatar-group.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./others-here.module.css";
import { usePresence } from "./use-presence.ts";
import { useEffect, useState } from "react";

/** After the last change in a form, the person counts as editing for this time. */
const STILL_MS = 60_000;

/** Whether the person has changed a form of this page within the last STILL_MS. */
function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("form") === null) return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), STILL_MS);
    };
    document.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", onInput);
    };
  }, []);
  return isTyping;
}

type Props = {
  kind: RecordKind;
  /** The id of the record that the page shows. */
  subjectId: string;
  /** Whether the page has unsaved changes. Typing also counts as editing. */
  isEditing?: boolean;
};

const icons = { editing: IconPencil, looking: IconEye };

/** The other operators who have this record open, and whether they edit it. They see this operator in the same way. */
export function OthersHere({ kind, subjectId, isEditing = false }: Props) {
  const t = useTexts(presence);
  const isTyping = useTyping();
  const others = usePresence(kind, subjectId, isEditing || isTyping ? "editing" : "looking");
  return (
    <div role="status" aria-label={t.label} className={classes(layout["line-2"], styles["others"])}>
      {others.length > 0 && <AvatarGroup names={others.map(({ userName }) => userName)} />}
      {others.map(({ userName, doing }) => {
        const Icon = icons[doing];
        return (
          <p key={userName} className={styles[doing]}>
            <Icon size={16} stroke={1.8} aria-hidden="true" />
            <bdi>{userName}</bdi> {t.doing[doing]}
          </p>
        );
      })}
    </div>
  );
}
