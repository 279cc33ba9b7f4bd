import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  open?: boolean;
  title: string;
  /** The text of the button that changes nothing. */
  keep: string;
  /** The text of the button that confirms the action. */
  confirm: string;
  busy?: boolean;
  /** The reason why the server refused the action. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before an action that can't be undone. The focus starts on the button that changes nothing. */
export function ConfirmDialog(props: Props) {
  const { open = true, title, keep, confirm, busy = false, failure, onConfirm, onClose, children } = props;
  const actions = (
    <>
      <Button variant="quiet" data-focus-first onClick={onClose}>
        {keep}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} actions={actions}>
      {children}
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </Dialog>
  );
}
