/**
 * The states of a review. A refused text is not shown, but its stars count. Only a void review counts for nothing: a
 * fraud, or one of the shop's own people.
 */
export const REVIEW_STATES = ["Pending", "Published", "TextRefused", "Void"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Warnings for the desk: the review's person has no delivered piece any more, or works for the shop. */
export const REVIEW_WARNINGS = ["NoPiece", "Staff"] as const;
export type ReviewWarning = (typeof REVIEW_WARNINGS)[number];

/** Days without a decision until a review's stars count by themselves. Its text still waits for a decision. */
export const REVIEW_WAIT_DAYS = 7;

/** The places of a review's pictures. */
export const REVIEW_PICTURE_PLACES = ["1", "2", "3"] as const;
export type ReviewPicturePlace = (typeof REVIEW_PICTURE_PLACES)[number];

export const REVIEW_PICTURE_MAX_BYTES = 4 * 1024 * 1024;

export const MAX_STARS = 5;
export const REVIEW_TEXT_MAX = 2000;
