import type { ReactNode } from "react";
import { type Audience, audienceOf } from "../session/audience.ts";
import { useSession } from "../session/use-session.ts";
import "./for-whom.css";

/**
 * Shows its content to one audience. Until the session is known, the page contains the content for all audiences. CSS
 * shows one of them by the attribute that the first-paint script set on `<html>`, so that the layout doesn't shift.
 */
export function ForWhom({ audience, children }: { audience: Audience; children: ReactNode }) {
  const session = useSession();
  if (session.status !== "loading") {
    const known = session.status === "authenticated" ? audienceOf(session.user.roles) : "none";
    if (known !== audience) return null;
  }
  return <div className={`for-whom for-${audience}`}>{children}</div>;
}
