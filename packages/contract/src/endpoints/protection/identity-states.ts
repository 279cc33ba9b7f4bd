/** The states of a person's identity. Verified ends by time, or when name or birth date change. */
export const IDENTITY_STATES = ["None", "Declared", "Pending", "Verified", "Refused"] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** Pending goes back to Declared if nobody decides in time, or if name or birth date change. */
export const IDENTITY_TRANSITIONS: Record<IdentityState, readonly IdentityState[]> = {
  None: ["Declared"],
  Declared: ["Pending"],
  Pending: ["Verified", "Refused", "Declared"],
  Verified: ["Refused", "Declared"],
  Refused: ["Pending", "Declared"],
};

/** Why an identity was refused, as its person is told. */
export const IDENTITY_REFUSALS = [
  "Unreadable",
  "DocumentInvalid",
  "FaceDiffers",
  "NameDiffers",
  "BirthDateDiffers",
  /** The document is of a minor. Every market then asks for a proof. */
  "Underage",
] as const;
export type IdentityRefusal = (typeof IDENTITY_REFUSALS)[number];

/** Pictures that a check can ask for: both sides of a document, and the person's face beside it. */
export const IDENTITY_PICTURES = ["Document", "DocumentBack", "Face"] as const;
export type IdentityPicture = (typeof IDENTITY_PICTURES)[number];

export const IDENTITY_PICTURE_MAX_BYTES = 8 * 1024 * 1024;
/** Days after which pictures are deleted that nobody has decided about. */
export const IDENTITY_PICTURE_DAYS = 30;
/** The longest time for which an identity is verified. */
export const IDENTITY_YEARS = 10;
