import type { EndpointName } from "./routes.ts";

/** A day in UTC, such as 2026-11-27. */
type Day = `${number}-${number}-${number}`;

/** Says that an endpoint, or a way to call it, has been replaced. It works as before. */
export type Deprecation = {
  since: Day;
  /** The day from which it may stop working. Without it, no end is planned. */
  sunset?: Day;
  /** The endpoint to call instead. Parameters in its path have the same values. */
  successor: EndpointName;
  /**
   * The path of an optional field of the body. Only calls without it are deprecated, and only if they have the object
   * that it belongs to.
   */
  withoutField?: readonly [string, ...string[]];
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether a call with this body, as it was sent, is deprecated. */
export function isDeprecatedCall({ withoutField }: Deprecation, body: unknown): boolean {
  if (withoutField === undefined) return true;
  const parents = withoutField.slice(0, -1);
  const parent = parents.reduce<unknown>((within, name) => (isObject(within) ? within[name] : undefined), body);
  return isObject(parent) && parent[withoutField.at(-1) ?? ""] === undefined;
}
