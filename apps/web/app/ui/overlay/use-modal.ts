import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Opens and closes a `<dialog>` as a modal.
 * - The browser keeps the focus inside, closes the topmost dialog on Esc and restores the focus afterwards.
 * - A click on the backdrop closes the dialog too.
 * - The element with `data-focus-first` gets the focus, or else the first control. React doesn't write `autofocus`.
 * - The focus is also restored if an open dialog is removed from the page. Browsers don't do this.
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
