import { type IdentityRefusal, type IdentityState, type Market, offers } from "@trove/contract";

/** The last check of a person. `until` is ISO-8601 in UTC, and set while it is Verified. */
export type LastCheck = {
  checkId: string;
  status: "Begun" | "Pending" | "Verified" | "Refused" | "Lapsed" | "Void";
  until: string | null;
  refusal: IdentityRefusal | null;
  /** A document has shown that the person is a minor, and none has verified them since. */
  isMinor: boolean;
};

type Known = { birthDate: string | null; identity: LastCheck | null };

/** Returns the state of a person's identity at a time. */
export function identityState({ birthDate, identity }: Known, at: Date): IdentityState {
  if (birthDate === null) return "None";
  switch (identity?.status) {
    case "Pending":
    case "Refused":
      return identity.status;
    case "Verified":
      return Date.parse(identity.until ?? "") > at.getTime() ? "Verified" : "Declared";
    case "Begun":
    case "Lapsed":
    case "Void":
    case undefined:
      return "Declared";
  }
}

/** The market of a person. Every market asks minors for a proof, once a document has shown that they are. */
export const ownMarket = ({ identity }: Pick<Known, "identity">, market: Market): Market =>
  identity?.isMinor === true ? { ...market, ageCheck: "Verified" } : market;

/** True if a person's identity is known as well as their market asks for. */
export function isIdentityEnough(known: Known, market: Market, at: Date): boolean {
  const state = identityState(known, at);
  const { ageCheck } = ownMarket(known, market);
  return { Off: true, Declared: state !== "None", Verified: state === "Verified" }[ageCheck];
}

/** Whether people in a market can prove who they are: where it asks everybody for that, or for payouts of winnings. */
export const takesProofs = (market: Market): boolean => market.ageCheck === "Verified" || offers(market, "winnings");
