import type { ComponentType } from "react";
import { SignedInOnly } from "../../session/signed-in-only.tsx";
import { useHasRole } from "../../session/use-session.ts";
import { FullScreenLoader } from "../../ui/feedback/full-screen-loader.tsx";
import { later } from "../../ui/later.tsx";
import { PageFrame } from "./page-frame.tsx";

const NotAnOperator = later(() => import("./not-an-operator.tsx"));

/**
 * The server doesn't know who is signed in, so it never renders the dashboard. Therefore its build leaves the
 * dashboard out.
 */
const DashboardFrame: ComponentType = import.meta.env.SSR
  ? FullScreenLoader
  : later(() => import("../dashboard/dashboard-frame.tsx"), <FullScreenLoader />);

/** The dashboard, for people with the role Admin. Other people see a refusal in the public frame. */
export default function AdminLayout() {
  const isAdmin = useHasRole("Admin");
  return (
    <SignedInOnly>
      {isAdmin ? (
        <DashboardFrame />
      ) : (
        <PageFrame>
          <NotAnOperator />
        </PageFrame>
      )}
    </SignedInOnly>
  );
}
