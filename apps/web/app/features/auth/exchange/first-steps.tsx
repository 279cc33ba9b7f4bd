import { CompleteAccount } from "./complete-account.tsx";
import { LinkAccount } from "./link-account.tsx";
import type { Newcomer, useExchange } from "./use-exchange.ts";

export type FirstSteps = { newcomer: Newcomer } & Pick<ReturnType<typeof useExchange>, "exchange" | "forget">;

/** What the shop asks of somebody whom the identity provider signs in for the first time. */
export function FirstSteps(props: FirstSteps) {
  return props.newcomer.asks === "profile" ? <CompleteAccount {...props} /> : <LinkAccount {...props} />;
}
