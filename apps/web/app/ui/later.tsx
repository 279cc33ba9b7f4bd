import { type ComponentType, type ReactNode, Suspense, lazy } from "react";

/** A component whose code is loaded when it is first shown; until then `meanwhile` is shown, or nothing. */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(load);
  return function Later(props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
