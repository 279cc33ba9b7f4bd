import { type ComponentType, type ReactNode, Suspense, lazy } from "react";

/** Tries again when the connection is back; a failure with a connection is thrown. */
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
 * A part whose code is fetched when it is first shown; until then `meanwhile` stands in its place, or nothing. Without a
 * connection it waits for one: a part that failed would take the whole page away.
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
