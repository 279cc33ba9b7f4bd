import type { OnRecord } from "./on-record.ts";

/** The directives of a Content-Security-Policy. Only the first of a name counts, as in browsers. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const directive of policy.split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/u);
    if (name !== "" && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources);
  }
  return found;
}

/** Directives that keep a page from frames, plug-ins and another base of its addresses. */
const NONE = ["frame-src", "object-src", "base-uri"];

/** Lists everything that the page's headers allow beyond the record. */
export function policyProblems(headers: ReadonlyMap<string, string>, record: OnRecord): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  if (policy.includes(",")) return ["the page has several policies"];
  const directives = directivesOf(policy);
  const scripts = directives.get("script-src");
  if (scripts === undefined) return ["the page's policy has no script-src"];
  const problems = scripts
    .filter((source) => source !== "'self'" && !record.isAllowed(source))
    .map((source) => `the page's policy allows scripts of ${source}`);
  for (const name of ["script-src-elem", "script-src-attr", "worker-src"])
    if (directives.has(name)) problems.push(`the page's policy has ${name}`);
  for (const name of NONE)
    if (directives.get(name)?.join(" ") !== "'none'") problems.push(`the page's policy allows more than no ${name}`);
  if (!record.policies.has(headers.get("integrity-policy") ?? ""))
    problems.push("the page has no Integrity-Policy that is on record");
  return problems;
}
