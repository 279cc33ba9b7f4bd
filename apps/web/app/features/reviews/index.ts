export { monthText } from "./month-text.ts";
export { PictureRow } from "./pictures/picture-row.tsx";
export { Unseen } from "./pictures/unseen.tsx";
export { usePictureUrls } from "./pictures/use-picture-urls.ts";
export { RatingLine } from "./rating-line.tsx";
export { ReviewsSection } from "./reviews-section.tsx";
export { Stars } from "./stars.tsx";
