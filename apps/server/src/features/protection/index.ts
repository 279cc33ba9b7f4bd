export { type PlayDay, type ReadPlayDays, type ReadPlayTimes } from "./checks/play-days.ts";
export { reportFigures } from "./checks/report-play.ts";
export { playCost, refusedPlay, refusedTopUp } from "./checks/refused-play.ts";
export { type ProtectionFacts, readProtection } from "./protection.store.ts";
export { protectionRoutes } from "./protection.routes.ts";
export { breakRoutes } from "./breaks/breaks.routes.ts";
export { type TakenBreak, readTakingBreak } from "./breaks/breaks.store.ts";
export { countriesOf, knownCountries, type RequestCountry } from "./markets/known-countries.ts";
export { type NotOffered, notOffered, requireOffered } from "./markets/not-offered.ts";
