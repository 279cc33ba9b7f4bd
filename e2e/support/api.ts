import type { DemoShop } from "./demo-shop.ts";
import type { Session } from "./people.ts";

/** Calls the shop's API as a person: a GET without a body, a POST with one. Throws for a refusal. */
export type Api = <T>(path: string, body?: object) => Promise<T>;

export function apiOf({ url }: DemoShop, { token }: Session): Api {
  return async <T>(path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}
