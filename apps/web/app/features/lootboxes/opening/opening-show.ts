import { later } from "../../../ui/later.tsx";

/** The animation of an opening: strips of one box, cards of several. */
export const ReelView = later(() => import("../reel/reel-view.tsx"));
export const CardHand = later(() => import("../cards/card-hand.tsx"));
/** Stands in place of the button that opens, while cards lie face down. */
export const TurnAction = later(() => import("../cards/turn-action.tsx"));
/** The view of an opening's end. */
export const OpeningEnd = later(() => import("./opening-end.tsx"));

/**
 * Loads the animations and the view of the end together, the same for every opening. Styles that load during an
 * animation would lay out the page again, which takes longer than a frame.
 */
export const loadShow = () => Promise.all([ReelView, CardHand, TurnAction, OpeningEnd].map((part) => part.preload()));
