import type { Newcomer, useExchange } from "./use-exchange.ts";

/** A person who signs in by the identity provider for the first time, with the functions to finish or cancel that. */
export type NewcomerProps = { newcomer: Newcomer } & Pick<ReturnType<typeof useExchange>, "exchange" | "forget">;
