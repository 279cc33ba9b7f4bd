import { PermissionDenied } from "../../session/permission-denied.tsx";
import { SignedInOnly } from "../../session/signed-in-only.tsx";
import { useHasRole } from "../../session/use-session.ts";
import { DashboardFrame } from "../dashboard/dashboard-frame.tsx";
import { PageFrame } from "./page-frame.tsx";

/** The dashboard: for signed-in people with the role Admin. Others learn that within the public frame. */
export default function AdminLayout() {
  const isAdmin = useHasRole("Admin");
  return (
    <SignedInOnly>
      {isAdmin ? (
        <DashboardFrame />
      ) : (
        <PageFrame>
          <PermissionDenied />
        </PageFrame>
      )}
    </SignedInOnly>
  );
}
