import { Outlet } from "react-router";
import { Maintenance } from "../../shell/maintenance.tsx";
import { PageFrame } from "./page-frame.tsx";

/** Header, page and footer of all pages outside of the auth area and the dashboard. */
export default function PublicLayout() {
  return (
    <PageFrame>
      <Maintenance>
        <Outlet />
      </Maintenance>
    </PageFrame>
  );
}
