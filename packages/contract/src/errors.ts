/**
 * Every refusal of the API: its HTTP status and a title in plain English. Programs compare the code; people read the
 * title if there is no more specific text.
 */
export const errors = {
  VALIDATION_FAILED: { status: 400, title: "Some of the details aren't valid" },
  UNAUTHENTICATED: { status: 401, title: "Please sign in" },
  INVALID_CREDENTIALS: { status: 401, title: "Wrong username or password" },
  PROVIDER_TOKEN_REFUSED: { status: 401, title: "This sign-in wasn't accepted. Please sign in again" },
  FACTOR_REQUIRED: { status: 401, title: "Please complete two-step sign-in" },
  FACTOR_REFUSED: { status: 403, title: "Two-step sign-in didn't work. Please try again" },
  FACTOR_SETUP_REQUIRED: { status: 403, title: "Please set up two-step sign-in first" },
  STEP_EXPIRED: { status: 403, title: "This took too long. Please start again" },
  CONFIRMATION_REQUIRED: { status: 403, title: "Please confirm it's you" },
  FORBIDDEN: { status: 403, title: "You don't have permission to do this" },
  ACCOUNT_LOCKED: { status: 403, title: "This account is locked. Please contact us" },
  EMAIL_NOT_VERIFIED: { status: 403, title: "Please verify your email address first. Check your inbox" },
  SIGN_IN_METHOD_DISABLED: { status: 403, title: "This sign-in method isn't enabled" },
  NOT_FOUND: { status: 404, title: "Not found" },
  EMAIL_TAKEN: { status: 409, title: "An account with this email already exists" },
  USERNAME_TAKEN: { status: 409, title: "This username is taken" },
  EMAIL_CODE_REQUIRED: { status: 409, title: "Please enter the code we emailed you" },
  PROFILE_REQUIRED: { status: 409, title: "Please complete your account" },
  INSUFFICIENT_BALANCE: { status: 409, title: "Your balance is too low" },
  OUT_OF_STOCK: { status: 409, title: "Not enough in stock" },
  PRICE_CHANGED: { status: 409, title: "The price has changed" },
  LOOTBOX_UNAVAILABLE: { status: 409, title: "This box can't be opened right now" },
  COUNTRY_NOT_SERVED: {
    status: 409,
    title: "We don't ship to your country yet. You can continue once you have an address in a country that we ship to",
  },
  NOT_OFFERED_HERE: { status: 409, title: "This isn't offered in your country" },
  ITEM_NOT_AVAILABLE: { status: 409, title: "This item is no longer available" },
  STATUS_CONFLICT: { status: 409, title: "This is no longer possible" },
  SHIPMENTS_ON_HOLD: { status: 409, title: "This person's shipments are on hold" },
  ADDRESS_LIMIT: { status: 409, title: "You can save up to 10 addresses" },
  ADDRESS_IN_USE: { status: 409, title: "This address is used by a pending payment" },
  WISH_LIMIT: { status: 409, title: "Your wishlist can hold up to 200 items" },
  BROWSER_KEY_LIMIT: { status: 409, title: "You can open boxes with up to 20 browsers" },
  APPROVAL_NEEDED: { status: 409, title: "Someone else has to approve this" },
  APPROVAL_LIMIT: {
    status: 409,
    title: "Too many of these are already waiting for approval. Withdraw one, or wait until some are decided",
  },
  PAYOUT_UNCONFIRMED: { status: 409, title: "A box would pay out more than it costs. Type the payout to confirm it" },
  VERSION_CONFLICT: { status: 409, title: "Someone else has changed this in the meantime. Check it and try again" },
  IDEMPOTENCY_REUSED: { status: 409, title: "This request key was used for something else" },
  NONCE_ENDED: { status: 409, title: "This opening ended under another offer" },
  RECORD_LOST: { status: 409, title: "The shop has lost the record of this opening, which its public log still has" },
  HISTORY_LOST: { status: 409, title: "The shop has lost what this opening builds on. It stands. Please contact us" },
  ACCOUNT_BLOCKED: { status: 409, title: "This account can't open boxes right now" },
  PAYLOAD_TOO_LARGE: { status: 413, title: "This is too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: "Please send JSON" },
  RATE_LIMITED: { status: 429, title: "Too many requests. Please wait a moment" },
  INTERNAL: { status: 500, title: "Something went wrong!" },
  GATEWAY_UNAVAILABLE: { status: 503, title: "Payments aren't available right now" },
  SIGN_IN_UNAVAILABLE: { status: 503, title: "Sign-in isn't available right now" },
  MAINTENANCE: { status: 503, title: "The shop is closed for maintenance. Please try again later" },
  OVERLOADED: { status: 503, title: "The shop is very busy. Please try again in a moment" },
} as const;

export type ErrorCode = keyof typeof errors;

export const ERROR_CODES = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];
