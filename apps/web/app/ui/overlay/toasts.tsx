import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Toast, dismissToast, toastStore } from "./toast.ts";
import { classes } from "../classes.ts";
import styles from "./toasts.module.css";

/** Long enough to read a toast twice. The timer stops while the toast is hovered or focused. */
const SHOWN_MS = 6000;

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  function release(event: FocusEvent): void {
    if (!card.current?.contains(event.relatedTarget)) setHeld(false);
  }

  return (
    <div
      ref={card}
      className={classes(styles["toast"], styles[toast.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={release}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

/** Toasts with the results of the person's actions, in the lower corner. Errors are also shown where they occurred. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, toastStore.serverSnapshot);
  return (
    <div className={styles["toasts"]} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
