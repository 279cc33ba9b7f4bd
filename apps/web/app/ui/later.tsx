import { type ComponentType, type ReactNode, Suspense, lazy, useState } from "react";

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

/** A component whose code is loaded when it is first shown, or earlier by `preload`, which rejects on failure. */
export type LaterComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * A component whose code is loaded when it is first shown. Until then, shows `meanwhile`, or nothing. Without a
 * connection it waits for one, because an error would replace the whole page.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
): LaterComponent<Props> {
  const Part = lazy(() => whenConnected(load));
  let loaded: ComponentType<Props> | undefined;
  function Later(props: Props) {
    // React shows `meanwhile` for some 300 ms even if the code has been loaded before.
    const [AtOnce] = useState(() => loaded);
    if (AtOnce !== undefined) return <AtOnce {...props} />;
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, {
    async preload() {
      loaded = (await load()).default;
    },
  });
}
