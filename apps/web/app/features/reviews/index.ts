export { monthText } from "./month-text.ts";
export { RatingLine } from "./rating-line.tsx";
export { ReviewsSection } from "./reviews-section.tsx";
export { Stars } from "./stars.tsx";
