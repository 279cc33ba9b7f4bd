import type { ComponentType } from "react";
import { SignedInOnly } from "../../session/signed-in-only.tsx";
import { useHasRole } from "../../session/use-session.ts";
import { FullScreenLoader } from "../../ui/feedback/full-screen-loader.tsx";
import { later } from "../../ui/later.tsx";
import { PageFrame } from "./page-frame.tsx";

const NotAnOperator = later(() => import("./not-an-operator.tsx"));

/** The server doesn't know who is signed in and never shows the dashboard, so its bundle doesn't contain it. */
const DashboardFrame: ComponentType = import.meta.env.SSR
  ? FullScreenLoader
  : later(() => import("../dashboard/dashboard-frame.tsx"), <FullScreenLoader />);

/** The dashboard, for people with the role Admin. Others see a refusal within the public frame. */
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
