import { Outlet, useLocation } from "react-router";
import { FirstLimitQuestion } from "../features/protection/index.tsx";
import { PageFrame } from "../layout/frames/page-frame.tsx";
import { isFirstPage } from "../session/return-to.ts";
import { Maintenance } from "../shell/maintenance.tsx";

/** Header, page and footer of all pages outside of the auth area and the dashboard. */
export default function PublicRoute() {
  const { state } = useLocation();
  return (
    <PageFrame>
      <Maintenance>
        {isFirstPage(state) && <FirstLimitQuestion />}
        <Outlet />
      </Maintenance>
    </PageFrame>
  );
}
