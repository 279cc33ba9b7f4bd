import type { BodyOf, Endpoints } from "@trove/contract";

/** Somebody for whom the identity provider vouches. */
export type Vouched = {
  subject: string;
  /** The address that the provider has verified. */
  email: string;
  profile: BodyOf<Endpoints["exchangeToken"]>["profile"];
  language: string;
};
