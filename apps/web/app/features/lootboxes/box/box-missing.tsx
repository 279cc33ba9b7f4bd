import { Suspense, lazy } from "react";
import { isRouteErrorResponse } from "react-router";

const BoxMissingView = lazy(() => import("./box-missing-view.tsx"));

/** Stands in the page's place when there is no such box. Any other failure goes on to the page for failures. */
export function BoxMissing({ error }: { error: unknown }) {
  const isGone = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400);
  if (!isGone) throw error;
  return (
    <Suspense>
      <BoxMissingView />
    </Suspense>
  );
}
