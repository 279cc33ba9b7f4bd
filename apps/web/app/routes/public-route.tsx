import { Outlet, useLocation } from "react-router";
import { PageFrame } from "../layout/frames/page-frame.tsx";
import { isFirstPage } from "../session/return-to.ts";
import { Maintenance } from "../shell/maintenance.tsx";
import { later } from "../ui/later.tsx";

/** On demand, as it stands on one page after sign-up. Not by the room's index, which each page would load with it. */
const FirstLimitQuestion = later(() => import("../features/protection/limits/first-limit-question.tsx"));

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
