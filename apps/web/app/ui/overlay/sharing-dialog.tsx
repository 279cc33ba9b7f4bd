import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  title: string;
  texts: { create: string; stop: string; done: string; cancel: string };
  isShared: boolean;
  busy: boolean;
  isLoading: boolean;
  onCreate: () => void;
  onStop: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog in which a person creates or ends a link to something of theirs. */
export function SharingDialog({ title, texts: t, isShared, busy, isLoading, children, ...on }: Props) {
  const actions = isShared ? (
    <>
      <Button variant="danger" busy={busy} onClick={on.onStop}>
        {t.stop}
      </Button>
      <Button onClick={on.onClose}>{t.done}</Button>
    </>
  ) : (
    <>
      <Button variant="quiet" onClick={on.onClose}>
        {t.cancel}
      </Button>
      <Button busy={busy} disabled={isLoading} onClick={on.onCreate}>
        {t.create}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={on.onClose} title={title} actions={actions}>
      {children}
    </Dialog>
  );
}
