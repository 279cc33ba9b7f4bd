import type { ReactNode } from "react";
import { useSession } from "../session/use-session.ts";
import "./for-whom.css";

export type Audience = "none" | "user" | "admin";

/**
 * Shows its content to visitors, users or admins. Until the session is known, all variants are in the page and the
 * attribute that the first-paint script set on `<html>` selects one with CSS, so that the layout doesn't shift.
 */
export function ForWhom({ audience, children }: { audience: Audience; children: ReactNode }) {
  const session = useSession();
  if (session.status !== "loading") {
    const roles = session.status === "authenticated" ? session.user.roles : [];
    const known = session.status === "unauthenticated" ? "none" : roles.includes("Admin") ? "admin" : "user";
    if (known !== audience) return null;
  }
  return <div className={`for-whom for-${audience}`}>{children}</div>;
}
