import { later } from "../../../ui/later.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import type { ChartProps } from "./chart-parts.ts";

/** A chart whose code is loaded when the first one is shown. */
export const LaterChart = later<ChartProps>(() => import("./chart.tsx"), <Skeleton height={320} />);
