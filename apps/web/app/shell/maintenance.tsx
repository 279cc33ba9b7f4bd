import { type ReactNode, Suspense, lazy } from "react";
import { useHasRole } from "../session/use-session.ts";
import { useAppInfo } from "./app-info.ts";

const MaintenanceView = lazy(() => import("./maintenance-view.tsx"));

/** Takes the place of every page while the shop is closed for maintenance, except for admins. */
export function Maintenance({ children }: { children: ReactNode }) {
  const { maintenance } = useAppInfo();
  const isAdmin = useHasRole("Admin");
  if (!maintenance || isAdmin) return children;
  return (
    <Suspense>
      <MaintenanceView />
    </Suspense>
  );
}
