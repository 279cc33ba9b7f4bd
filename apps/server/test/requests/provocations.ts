import type { EndpointName, Endpoints, ErrorsOf } from "@trove/contract";
import type { TestAnswer } from "../shop/shop.ts";

type Refused = Promise<TestAnswer<unknown>>;

/** How each refusal that the contract declares comes about. Leaving one out does not compile. */
export type Provocations = {
  [Name in EndpointName as ErrorsOf<Endpoints[Name]> extends never ? never : Name]: {
    [Code in ErrorsOf<Endpoints[Name]>]: () => Refused;
  };
};
