import { Outlet } from "react-router";
import { Maintenance } from "../../shell/maintenance.tsx";
import { PageFrame } from "./page-frame.tsx";

/** Header, page and footer of everything outside the auth and dashboard areas. */
export default function PublicLayout() {
  return (
    <PageFrame>
      <Maintenance>
        <Outlet />
      </Maintenance>
    </PageFrame>
  );
}
