import { type Deprecation, type Endpoint, endpointNamed } from "@trove/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

type Params = Readonly<Record<string, string>>;

/** The headers of deprecated calls: Deprecation (RFC 9745), Sunset (RFC 8594), and links (RFC 8288). */
export function deprecationHeaders({ since, sunset, successor }: Deprecation, params: Params): Record<string, string> {
  const path = endpointNamed(successor).path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    link: `<${path}>; rel="successor-version", </api/docs>; rel="deprecation"; type="text/html"`,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether a call with this body, as it was sent, is deprecated. */
function isDeprecatedCall({ withoutField }: Deprecation, body: unknown): boolean {
  if (withoutField === undefined) return true;
  const parents = withoutField.slice(0, -1);
  const parent = parents.reduce<unknown>((within, name) => (isObject(within) ? within[name] : undefined), body);
  return isObject(parent) && parent[withoutField.at(-1) ?? ""] === undefined;
}

/** Adds the headers of a deprecated call to its response, also to a refusal. */
export function markDeprecated({ deprecated }: Endpoint, request: FastifyRequest, reply: FastifyReply): void {
  if (deprecated === undefined || !isDeprecatedCall(deprecated, request.sentBody)) return;
  void reply.headers(deprecationHeaders(deprecated, request.params as Params));
}

/** The properties of an operation of OpenAPI that is deprecated, always or without a field. */
export function deprecatedSchema({ deprecated }: Endpoint): { deprecated?: true; description?: string } {
  if (deprecated === undefined) return {};
  const { since, sunset, successor, withoutField } = deprecated;
  const end = sunset === undefined ? "" : `, until ${sunset}`;
  const way = withoutField === undefined ? "" : ` without \`${withoutField.join(".")}\``;
  const description = `Deprecated${way} since ${since}${end}. Call \`${successor}\`${way && " with it"} instead.`;
  return { ...(withoutField === undefined && { deprecated: true as const }), description };
}
