export { ItemReviews } from "./item-reviews.tsx";
export { RatingLine } from "./rating-line.tsx";
