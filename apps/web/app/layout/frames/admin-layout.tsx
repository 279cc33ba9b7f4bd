import { Outlet } from "react-router";
import { RoleOnly } from "../../session/role-only.tsx";
import { SignedInOnly } from "../../session/signed-in-only.tsx";

const ADMINS = ["Admin"] as const;

/** Pages that need sign-in and the role Admin. */
export default function AdminLayout() {
  return (
    <SignedInOnly>
      <RoleOnly roles={ADMINS}>
        <Outlet />
      </RoleOnly>
    </SignedInOnly>
  );
}
