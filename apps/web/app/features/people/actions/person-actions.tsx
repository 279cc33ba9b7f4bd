import { useState } from "react";
import { people } from "../../../locales/en/people.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { More } from "../../operators/index.ts";
import type { OperatorsPerson } from "../operators-person.ts";
import styles from "../person-page.module.css";
import { ActionDialog } from "./action-dialog.tsx";
import { permissionFor, type PersonAction, personActions } from "./person-action.ts";

/** The usual actions and those that end a state have a button of their own. The others stand under "More". */
const AT_HAND: ReadonlySet<PersonAction> = new Set([
  "note",
  "case",
  "unlock",
  "release",
  "end",
  "reopen",
  "transfer",
  "keep",
]);

/** Buttons for all actions that the operator may take on a person. Each opens a dialog that explains the action. */
export function PersonActions({ person }: { person: OperatorsPerson }) {
  const t = useTexts(people);
  const [open, setOpen] = useState<PersonAction>();
  const may = useMay();
  const actions = personActions(person).filter((action) => may(permissionFor[action]) === true);

  usePageActions(actions.map((action) => ({ id: action, title: t.actions[action].open, run: () => setOpen(action) })));

  return (
    <div className={styles["actions"]}>
      {actions
        .filter((action) => AT_HAND.has(action))
        .map((action) => (
          <Button key={action} variant="outline" aria-haspopup="dialog" onClick={() => setOpen(action)}>
            {t.actions[action].open}
          </Button>
        ))}
      <More
        entries={actions
          .filter((action) => !AT_HAND.has(action))
          .map((action) => ({
            id: action,
            text: t.actions[action].open,
            isDanger: action === "lock" || action === "close",
            run: () => setOpen(action),
          }))}
      />
      {open && <ActionDialog key={open} action={open} person={person} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
