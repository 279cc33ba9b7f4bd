import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Opens and closes a `<dialog>` as a modal one: the browser keeps focus inside, closes it on Esc (only the topmost) and
 * returns focus afterwards. A press on the backdrop closes it too. What carries `data-focus-first` receives the focus,
 * else the first control: the browser looks for `autofocus`, which React doesn't write. A dialog that leaves the page
 * while it is open returns the focus as well, which the browser doesn't.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      dialog?.querySelector<HTMLElement>("[data-focus-first]")?.focus();
    }
    if (!open) dialog?.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    const closeOnBackdrop = ({ target }: MouseEvent) => target === dialog && dialog?.close();
    dialog?.addEventListener("click", closeOnBackdrop);
    return () => dialog?.removeEventListener("click", closeOnBackdrop);
  }, []);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
  }, []);

  return ref;
}
