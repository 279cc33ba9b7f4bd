export { findReturnable, findThing, type RightParts } from "./receiving/match-withdrawal.ts";
export { firstStatus } from "./receiving/first-status.ts";
export { topUpsFrom } from "./receiving/withdrawal-period.ts";
export { type Owned, readGoods, readPieces, readRefunds, readWanted } from "./returns/pieces.store.ts";
export { exceptionOf } from "./returns/piece-exception.ts";
export { makePageLinks, type PageLinks } from "./returns/page-links.ts";
export { withdrawalRoutes } from "./withdrawals.routes.ts";
