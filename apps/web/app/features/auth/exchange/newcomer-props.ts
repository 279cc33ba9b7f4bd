import type { Newcomer, useExchange } from "./use-exchange.ts";

/** A person's first sign-in through the identity provider, with the functions to finish or cancel it. */
export type NewcomerProps = { newcomer: Newcomer } & Pick<ReturnType<typeof useExchange>, "exchange" | "forget">;
