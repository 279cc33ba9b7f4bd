export { breakRoutes } from "./breaks/breaks.routes.ts";
export { type TakenBreak, readTakingBreak } from "./breaks/breaks.store.ts";
export { knownCountries, type RequestCountry } from "./markets/known-countries.ts";
export { type NotOffered, notOffered, requireOffered } from "./markets/not-offered.ts";
