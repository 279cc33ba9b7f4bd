export { createWallet, readWallet, type Wallet } from "./ledger.store.ts";
export { type KnownOwn, makeOwnWalks, type OwnWalks, unknownOwn } from "./own-walks.ts";
