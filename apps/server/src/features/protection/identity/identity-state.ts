import type { IdentityRefusal, IdentityState, Market } from "@trove/contract";

/** The last check of a person. `until` is ISO-8601 in UTC, and set while it is Verified. */
export type LastCheck = {
  checkId: string;
  status: "Begun" | "Pending" | "Verified" | "Refused" | "Lapsed" | "Void";
  until: string | null;
  refusal: IdentityRefusal | null;
};

/** Returns the state of a person's identity at a time. */
export function identityState(
  { birthDate, identity }: { birthDate: string | null; identity: LastCheck | null },
  at: Date,
): IdentityState {
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

/** True if a state is enough for what a market asks for. */
export const isIdentityEnough = (state: IdentityState, { ageCheck }: Pick<Market, "ageCheck">): boolean =>
  ({ Off: true, Declared: state !== "None", Verified: state === "Verified" })[ageCheck];
