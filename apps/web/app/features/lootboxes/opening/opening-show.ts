import { later } from "../../../ui/later.tsx";

/** The animation of an opening, and the view of its end. */
export const ReelView = later(() => import("../reel/reel-view.tsx"));
export const OpeningEnd = later(() => import("./opening-end.tsx"));

/**
 * Loads the animation and the view of the end together. Styles that load during the animation would lay out the page
 * again, which takes longer than a frame.
 */
export const loadShow = () => Promise.all([ReelView.preload(), OpeningEnd.preload()]);
