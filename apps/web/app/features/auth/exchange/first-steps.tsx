import { CompleteAccount } from "./complete-account.tsx";
import { LinkAccount } from "./link-account.tsx";
import type { NewcomerProps } from "./newcomer-props.ts";

/** The form for a person who signs in to the shop by the identity provider for the first time. */
export function FirstSteps(props: NewcomerProps) {
  return props.newcomer.asks === "profile" ? <CompleteAccount {...props} /> : <LinkAccount {...props} />;
}
