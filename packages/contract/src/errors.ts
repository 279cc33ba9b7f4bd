/**
 * Every refusal of the API: its HTTP status and a title in plain English. Programs compare the code; people read the
 * title if there is no more specific text.
 */
export const errors = {
  VALIDATION_FAILED: { status: 400, title: "Some of what was sent is not valid" },
  UNAUTHENTICATED: { status: 401, title: "Please sign in" },
  INVALID_CREDENTIALS: { status: 401, title: "That user name or password is not right" },
  PROVIDER_TOKEN_REFUSED: { status: 401, title: "This sign-in was not accepted. Please sign in again" },
  FORBIDDEN: { status: 403, title: "You do not have permission to do this" },
  ACCOUNT_LOCKED: { status: 403, title: "This account is locked" },
  EMAIL_NOT_VERIFIED: { status: 403, title: "Please verify your e-mail address first" },
  SIGN_IN_METHOD_DISABLED: { status: 403, title: "This sign-in method isn't enabled" },
  NOT_FOUND: { status: 404, title: "That was not found" },
  EMAIL_TAKEN: { status: 409, title: "An account with this e-mail exists already" },
  USERNAME_TAKEN: { status: 409, title: "This user name is taken" },
  PROFILE_REQUIRED: { status: 409, title: "Please complete your account" },
  INSUFFICIENT_BALANCE: { status: 409, title: "Your balance is too low for this" },
  OUT_OF_STOCK: { status: 409, title: "There is not enough of this left" },
  PRICE_CHANGED: { status: 409, title: "The price has changed" },
  LOOTBOX_UNAVAILABLE: { status: 409, title: "This box can't be opened right now" },
  ITEM_NOT_AVAILABLE: { status: 409, title: "This item is no longer available" },
  STATUS_CONFLICT: { status: 409, title: "This is no longer possible" },
  SHIPMENTS_ON_HOLD: { status: 409, title: "This person's shipments are on hold" },
  ADDRESS_LIMIT: { status: 409, title: "You can keep up to 10 addresses" },
  ADDRESS_IN_USE: { status: 409, title: "A payment that uses this address is still open" },
  BROWSER_KEY_LIMIT: { status: 409, title: "Up to 20 browsers may open boxes for you" },
  APPROVAL_NEEDED: { status: 409, title: "Somebody else has to approve this" },
  PAYOUT_UNCONFIRMED: { status: 409, title: "A box would pay out more than it costs" },
  VERSION_CONFLICT: { status: 409, title: "This was changed by somebody else in the meantime" },
  IDEMPOTENCY_REUSED: { status: 409, title: "This request key was used for something else" },
  NONCE_ENDED: { status: 409, title: "This opening ended under another offer" },
  RECORD_LOST: { status: 409, title: "The shop has lost the record of this opening, which its public log still has" },
  ACCOUNT_BLOCKED: { status: 409, title: "This account can't open boxes right now" },
  PAYLOAD_TOO_LARGE: { status: 413, title: "That is too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: "Please send JSON" },
  RATE_LIMITED: { status: 429, title: "That was too fast. Please wait a moment" },
  INTERNAL: { status: 500, title: "Something went wrong!" },
  GATEWAY_UNAVAILABLE: { status: 503, title: "Payments can't be reached right now" },
  SIGN_IN_UNAVAILABLE: { status: 503, title: "The sign-in service can't be reached right now" },
  OVERLOADED: { status: 503, title: "The shop is very busy. Please try again in a moment" },
} as const;

export type ErrorCode = keyof typeof errors;
