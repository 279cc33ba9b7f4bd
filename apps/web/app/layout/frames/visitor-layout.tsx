import { Outlet } from "react-router";
import { VisitorsOnly } from "../../session/visitors-only.tsx";
import { AuthFrame } from "./auth-frame.tsx";

/** The layout of the auth area, which is for visitors: a split screen. */
export default function VisitorLayout() {
  return (
    <VisitorsOnly>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </VisitorsOnly>
  );
}
