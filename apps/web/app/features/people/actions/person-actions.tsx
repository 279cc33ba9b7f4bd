import { useState } from "react";
import { people } from "../../../locales/en/people.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Button } from "../../../ui/button.tsx";
import type { OperatorsPerson } from "../operators-person.ts";
import styles from "../person-page.module.css";
import { ActionDialog } from "./action-dialog.tsx";
import { permissionFor, type PersonAction, personActions } from "./person-action.ts";

/** Buttons for all actions that the operator may take on a person. Each opens a dialog that explains the action. */
export function PersonActions({ person }: { person: OperatorsPerson }) {
  const t = useTexts(people);
  const [open, setOpen] = useState<PersonAction>();
  const may = useMay();
  const actions = personActions(person).filter((action) => may(permissionFor[action]) === true);

  usePageActions(actions.map((action) => ({ id: action, title: t.actions[action].open, run: () => setOpen(action) })));

  return (
    <div className={styles["actions"]}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === "lock" ? "danger" : "outline"}
          aria-haspopup="dialog"
          onClick={() => setOpen(action)}
        >
          {t.actions[action].open}
        </Button>
      ))}
      {open && <ActionDialog key={open} action={open} person={person} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
