import type { BodyOf, Endpoints } from "@trove/contract";

/** A person for whom the identity provider vouches. */
export type Vouched = {
  subject: string;
  /** The address that the provider has verified. */
  email: string;
  profile: BodyOf<Endpoints["exchangeToken"]>["profile"];
  /** The code that was mailed to the address, if the person has sent it. */
  emailCode: BodyOf<Endpoints["exchangeToken"]>["emailCode"];
  language: string;
};
