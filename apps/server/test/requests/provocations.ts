import type { EndpointName, Endpoints, ErrorsOf } from "@trove/contract";
import type { TestResponse } from "../shop/shop.ts";

type Refused = Promise<TestResponse<unknown>>;

/** How to cause each refusal that the contract declares. Omitting one does not compile. */
export type Provocations = {
  [Name in EndpointName as ErrorsOf<Endpoints[Name]> extends never ? never : Name]: {
    [Code in ErrorsOf<Endpoints[Name]>]: () => Refused;
  };
};
