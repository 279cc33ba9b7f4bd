import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useAppInfo } from "../shell/app-info.ts";
import { FullScreenLoader } from "../ui/feedback/full-screen-loader.tsx";
import { signInPath } from "./return-to.ts";
import { useSession } from "./use-session.ts";

/** Shows its content to signed-in people. Visitors are redirected to the sign-in page, from which they return here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const { authMethod } = useAppInfo();
  if (session.status === "loading") return <FullScreenLoader />;
  if (session.status === "authenticated") return children;
  // A person who has just signed out is redirected to the home page, not to the sign-in page.
  return <Navigate to={session.reason === "signedOut" ? "/" : signInPath(authMethod, location)} replace />;
}
