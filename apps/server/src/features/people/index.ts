export { type CreditParts, requireWithinDay } from "./credit-person.ts";
export { peopleActs } from "./people-acts.ts";
export { peopleRoutes } from "./people.routes.ts";
export { requirePerson } from "./person-request.ts";
export { hasPerson } from "./people.store.ts";
export { findSomePeople } from "./find-people.store.ts";
