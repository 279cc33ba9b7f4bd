import type { ReactNode } from "react";
import { useHasRole } from "../session/use-session.ts";
import { later } from "../ui/later.tsx";
import { useAppInfo } from "./app-info.ts";

const MaintenancePage = later(() => import("./maintenance-page.tsx"));

/** During maintenance, shows the maintenance page instead of its content to everyone except operators. */
export function Maintenance({ children }: { children: ReactNode }) {
  const { maintenance } = useAppInfo();
  const isAdmin = useHasRole("Admin");
  if (!maintenance || isAdmin) return children;
  return <MaintenancePage />;
}
