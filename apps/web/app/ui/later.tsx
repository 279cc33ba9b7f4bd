import { type ComponentType, type ReactNode, Suspense, lazy } from "react";

/** A part whose code is fetched when it is first shown; until then `meanwhile` stands in its place, or nothing. */
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
