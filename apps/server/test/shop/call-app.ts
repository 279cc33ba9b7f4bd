import { type EndpointName, type Endpoints, type InputOf, type ResponseOf, type Route, routes } from "@trove/contract";
import type { LightMyRequestResponse } from "fastify";
import type { App } from "../../src/platform.ts";
import { addressOf, partsOf } from "./endpoint-address.ts";

export type TestResponse<Body> = {
  status: number;
  body: Body;
  text: string;
  headers: LightMyRequestResponse["headers"];
};
export type CallOptions = { token?: string; key?: string; headers?: Record<string, string>; ip?: string };

export type Call = <Name extends EndpointName>(
  name: Name,
  input?: InputOf<Endpoints[Name]>,
  options?: CallOptions,
) => Promise<TestResponse<ResponseOf<Endpoints[Name]>>>;

/** Returns a function that calls endpoints of an application in this process by name. */
export function callApp(app: Pick<App, "http">): Call {
  return async (endpoint, input, { token, key, headers, ip = "127.0.0.1" } = {}) => {
    const route: Route = routes[endpoint];
    const parts = partsOf(input);
    const response = await app.http.inject({
      method: route.method,
      url: addressOf(route, parts),
      remoteAddress: ip,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
        ...(parts.body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      payload: JSON.stringify(parts.body),
    });
    const text = response.body;
    const isJson = response.headers["content-type"]?.includes("json") === true;
    return {
      status: response.statusCode,
      body: isJson && text ? JSON.parse(text) : undefined,
      text,
      headers: response.headers,
    };
  };
}
