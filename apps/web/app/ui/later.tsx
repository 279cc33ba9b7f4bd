import { type ComponentType, type ReactNode, Suspense, lazy } from "react";

/** Tries again when the connection is back. Throws if it fails while there is a connection. */
async function whenConnected<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((back) => window.addEventListener("online", back, { once: true }));
    return whenConnected(load);
  }
}

/**
 * A component whose code is loaded when it is first shown. Until then, shows `meanwhile`, or nothing. Without a
 * connection it waits for one, because an error would replace the whole page.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(() => whenConnected(load));
  return function Later(props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
