import { useLaunchGuide } from "../features/launch/operators/index.ts";
import { OverviewPage } from "../features/overview/index.ts";

/** The overview, below the list of what is left to do before the shop opens. */
export default function DashboardRoute() {
  return <OverviewPage guide={useLaunchGuide()} />;
}
