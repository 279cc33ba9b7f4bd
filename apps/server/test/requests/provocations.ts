import type { EndpointName, Endpoints, ErrorsOf } from "@trove/contract";
import type { TestResponse } from "../shop/shop.ts";

type Refused = Promise<TestResponse<unknown>>;

/** A way to provoke each refusal that the contract declares. TypeScript reports an error if one is missing. */
export type Provocations = {
  [Name in EndpointName as ErrorsOf<Endpoints[Name]> extends never ? never : Name]: {
    [Code in ErrorsOf<Endpoints[Name]>]: () => Refused;
  };
};
