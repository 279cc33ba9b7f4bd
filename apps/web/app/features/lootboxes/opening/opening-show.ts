import { later } from "../../../ui/later.tsx";

/** The strips, and whatever an opening ends with. */
export const ReelView = later(() => import("../reel/reel-view.tsx"));
export const OpeningEnd = later(() => import("./opening-end.tsx"));

/**
 * Loads what an opening shows, so that nothing arrives while the strips run: new styles lay out the whole page again,
 * which takes longer than a frame.
 */
export const loadShow = () => Promise.all([ReelView.preload(), OpeningEnd.preload()]);
