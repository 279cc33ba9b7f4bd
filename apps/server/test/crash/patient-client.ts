import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type ResponseOf, type EndpointName, type Endpoints, type InputOf, type Route, routes } from "@trove/contract";
import { addressOf, partsOf } from "../shop/endpoint-address.ts";
import type { Chance } from "./chance.ts";

/** The counters of all clients together. */
export type Traffic = {
  requests: number;
  /** Why requests were repeated, each time. */
  retries: string[];
  inFlight: number;
  /** How often something was refused because it would have passed a limit of its person. */
  reachedLimits: number;
  complaints: string[];
};

export const newTraffic = (): Traffic => ({
  requests: 0,
  retries: [],
  inFlight: 0,
  reachedLimits: 0,
  complaints: [],
});

/** A refusal, which proves that the request had no effect. */
export class Refused extends Error {
  readonly code: string;
  readonly text: string;

  constructor(name: string, status: number, text: string) {
    super(`${name} was refused with ${status} ${text}`);
    this.code = /"code":"(\w+)"/.exec(text)?.[1] ?? String(status);
    this.text = text;
  }
}

/** Long, because what an unanswered call has done looks doubled at the end. A busy machine can take minutes. */
const PATIENCE_MS = 600_000;
const TIMEOUT_MS = 20_000;
const DOUBLE_CLICKS = 0.15;
/** Their responses show a refund or payouts as they are now, and these go on meanwhile. */
const GOING_ON: readonly EndpointName[] = ["refundTopUp", "requestPayout", "cancelPayout"];

type Request = { method: string; url: string; headers: Record<string, string>; body?: string };

/**
 * Retries a request with the same bytes and the same key while its outcome is unknown: after a lost connection or a
 * server error.
 */
export class PatientClient {
  private readonly origin: string;
  private readonly chance: Chance;
  private readonly traffic: Traffic;

  constructor(origin: string, chance: Chance, traffic: Traffic) {
    this.origin = origin;
    this.chance = chance;
    this.traffic = traffic;
  }

  /**
   * Calls an endpoint. Throws Refused. Sends some requests with a key, and some reveals, twice at the same time, and
   * expects the same response for both.
   */
  async call<Name extends EndpointName>(
    name: Name,
    input?: InputOf<Endpoints[Name]>,
    token?: string,
  ): Promise<ResponseOf<Endpoints[Name]>> {
    const route: Route = routes[name];
    const parts = partsOf(input);
    const request = {
      method: route.method,
      url: this.origin + addressOf(route, parts),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(route.idempotent && { "idempotency-key": randomUUID() }),
        ...(parts.body !== undefined && { "content-type": "application/json" }),
      },
      body: JSON.stringify(parts.body),
    };
    const isRepeatable = route.idempotent === true || name === "openLootbox";
    if (!isRepeatable || this.chance.next() > DOUBLE_CLICKS) {
      return JSON.parse(await this.insist(name, request)) as ResponseOf<Endpoints[Name]>;
    }
    const [first, second] = await Promise.all([this.insist(name, request), this.insist(name, request)]);
    if (first !== second && !GOING_ON.includes(name))
      this.traffic.complaints.push(`${name} responded to one request in two ways: ${first} ${second}`);
    return JSON.parse(first) as ResponseOf<Endpoints[Name]>;
  }

  /** Posts to a URL of the gateway, which is not in the contract. Returns the response's text. */
  post(url: string, headers: Record<string, string>, body: string): Promise<string> {
    return this.insist(url, { method: "POST", url, headers, body });
  }

  private async insist(name: string, request: Request): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    this.traffic.requests += 1;
    this.traffic.inFlight += 1;
    try {
      for (;;) {
        const { text, trouble } = await this.attempt(name, request);
        if (text !== undefined) return text;
        if (Date.now() > deadline) {
          throw new Error(`${name} got no response for ${PATIENCE_MS / 1000} s, at last ${trouble}`);
        }
        this.traffic.retries.push(`${name}: ${trouble}`);
        await pause(this.chance.between(20, 200));
      }
    } finally {
      this.traffic.inFlight -= 1;
    }
  }

  /** Sends a request once. Returns the response, or what went wrong if its outcome is unknown. */
  private async attempt(name: string, { url, ...request }: Request): Promise<{ text?: string; trouble?: string }> {
    const options = { ...request, redirect: "manual" as const, signal: AbortSignal.timeout(TIMEOUT_MS) };
    let result: { status: number; text: string };
    try {
      const response = await fetch(url, options);
      result = { status: response.status, text: await response.text() };
    } catch (error) {
      return { trouble: String(error instanceof Error && error.cause ? error.cause : error) };
    }
    const { status, text } = result;
    if (status >= 500 || status === 408 || status === 429) return { trouble: `${status} ${text.slice(0, 200)}` };
    if (status >= 400) throw new Refused(name, status, text);
    return { text };
  }
}
