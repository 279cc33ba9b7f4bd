export type Toast = {
  id: number;
  kind: "note" | "good" | "bad";
  text: string;
  /** One action that the toast offers, such as undo. */
  action?: { label: string; run: () => void };
};

const NONE: readonly Toast[] = [];
let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast for six seconds: `showToast("good", "Address saved")`. */
export function showToast(kind: Toast["kind"], text: string, action?: Toast["action"]): void {
  lastId += 1;
  become([...toasts.slice(-2), { id: lastId, kind, text, action }]);
}

export function dismissToast(id: number): void {
  become(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly Toast[] => toasts,
  serverSnapshot: (): readonly Toast[] => NONE,
};
