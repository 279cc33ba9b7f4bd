import { Outlet } from "react-router";
import { VisitorsOnly } from "../../session/visitors-only.tsx";
import { AuthFrame } from "./auth-frame.tsx";

/** The auth area: for visitors, in the split layout. */
export default function VisitorLayout() {
  return (
    <VisitorsOnly>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </VisitorsOnly>
  );
}
