import type { SignInPlace } from "../sessions/sign-in-place.ts";

/** Facts about the origin of an attempt to sign in. */
export type Caller = {
  ip: string;
  place: SignInPlace;
  /** The value of the browser's device cookie, if it has one. */
  deviceToken: string | undefined;
  language: string;
};
