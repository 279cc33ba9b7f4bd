import type { SignInPlace } from "../sessions/sign-in-place.ts";

/** Where an attempt to sign in comes from. */
export type Caller = {
  ip: string;
  place: SignInPlace;
  /** The value of the browser's device cookie, if it has one. */
  deviceToken: string | undefined;
  language: string;
};
