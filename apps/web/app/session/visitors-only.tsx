import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router";
import { FullScreenLoader } from "../ui/feedback/full-screen-loader.tsx";
import { arrivalState, placeAfterSignIn } from "./return-to.ts";
import { useSession } from "./use-session.ts";

/**
 * Shows its content to visitors, and to signed-in people with neither role. All other signed-in people are redirected.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === "loading") return <FullScreenLoader />;
  if (session.status === "unauthenticated") return children;
  const next = placeAfterSignIn(session.user, search);
  return next === undefined ? children : <Navigate to={next} replace state={arrivalState()} />;
}
