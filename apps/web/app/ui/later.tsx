import { type ComponentType, type ReactNode, Suspense, lazy, useState } from "react";

/**
 * Loads something. If loading fails while offline, tries again when the browser is online. Throws if loading fails
 * while online.
 */
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
 * A component whose code is loaded when the component is first shown. `preload` loads the code earlier, and rejects on
 * failure.
 */
export type LaterComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * Makes a component whose code is loaded when it is first shown. Until then it shows `meanwhile`, or nothing. Offline,
 * it waits for a connection, because an error would replace the whole page.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
): LaterComponent<Props> {
  const Part = lazy(() => whenConnected(load));
  let loaded: ComponentType<Props> | undefined;
  function Later(props: Props) {
    // Renders a preloaded component directly. With Suspense, React would still show `meanwhile` for about 300 ms.
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
