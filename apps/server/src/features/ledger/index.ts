export { createWallet, readWallet, type Wallet } from "./ledger.store.ts";
