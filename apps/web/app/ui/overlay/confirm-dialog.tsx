import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  open?: boolean;
  title: string;
  /** The button that leaves everything as it is. */
  keep: string;
  /** The button that does what the dialog asks about. */
  confirm: string;
  busy?: boolean;
  /** Why it was refused. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that can't be taken back. The focus starts on the button that leaves everything as it is. */
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
