import type { Newcomer, useExchange } from "./use-exchange.ts";

/** Somebody whom the identity provider signs in for the first time, and what the form does next. */
export type NewcomerProps = { newcomer: Newcomer } & Pick<ReturnType<typeof useExchange>, "exchange" | "forget">;
