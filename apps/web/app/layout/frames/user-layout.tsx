import { Outlet } from "react-router";
import { RoleOnly } from "../../session/role-only.tsx";
import { SignedInOnly } from "../../session/signed-in-only.tsx";

const USERS = ["User"] as const;

/** The layout of pages for signed-in people with the role User. */
export default function UserLayout() {
  return (
    <SignedInOnly>
      <RoleOnly roles={USERS}>
        <Outlet />
      </RoleOnly>
    </SignedInOnly>
  );
}
