import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router";
import { FullScreenLoader } from "../ui/feedback/full-screen-loader.tsx";
import { homeOf, safeReturnTo } from "./return-to.ts";
import { useSession } from "./use-session.ts";

/**
 * Shows its content to visitors. Signed-in people are redirected to returnTo, else to the start page of their role. A
 * person with neither role stays.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === "loading") return <FullScreenLoader />;
  if (session.status === "unauthenticated") return children;
  const home = homeOf(session.user);
  if (home === undefined) return children;
  return <Navigate to={safeReturnTo(search.get("returnTo")) ?? home} replace />;
}
