import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type AnswerOf, type EndpointName, type Endpoints, type InputOf, type Route, routes } from "@trove/contract";
import { addressOf, type RequestParts } from "../shop/endpoint-address.ts";
import type { Chance } from "./chance.ts";

/** What all clients together have done. */
export type Traffic = { requests: number; retried: number; inFlight: number; complaints: string[] };

/** An answer that says for certain that nothing was done. */
export class Refused extends Error {
  readonly code: string;

  constructor(name: string, status: number, text: string) {
    super(`${name} was refused with ${status} ${text}`);
    this.code = /"code":"(\w+)"/.exec(text)?.[1] ?? String(status);
  }
}

const PATIENCE_MS = 120_000;
const ANSWER_MS = 20_000;
const DOUBLE_CLICKS = 0.15;

type Request = { method: string; url: string; headers: Record<string, string>; body?: string };

/**
 * Sends a request again, the same to the byte and under the same key, for as long as nobody knows what became of it:
 * after a lost connection, and after an answer that blames the server.
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

  /** Throws Refused. Some requests under a key go out twice at once, and must get one answer. */
  async call<Name extends EndpointName>(
    name: Name,
    input?: InputOf<Endpoints[Name]>,
    token?: string,
  ): Promise<AnswerOf<Endpoints[Name]>> {
    const route: Route = routes[name];
    const parts: RequestParts = input ?? {};
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
    if (route.idempotent !== true || this.chance.next() > DOUBLE_CLICKS) {
      return JSON.parse(await this.insist(name, request)) as AnswerOf<Endpoints[Name]>;
    }
    const [first, second] = await Promise.all([this.insist(name, request), this.insist(name, request)]);
    if (first !== second) this.traffic.complaints.push(`${name} answered one key in two ways: ${first} ${second}`);
    return JSON.parse(first) as AnswerOf<Endpoints[Name]>;
  }

  /** Posts to an address that is not of the contract: the gateway's own. Answers the text. */
  post(url: string, headers: Record<string, string>, body: string): Promise<string> {
    return this.insist(url, { method: "POST", url, headers, body });
  }

  private async insist(name: string, request: Request): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    this.traffic.requests += 1;
    this.traffic.inFlight += 1;
    try {
      for (;;) {
        const text = await this.attempt(name, request);
        if (text !== undefined) return text;
        if (Date.now() > deadline) throw new Error(`${name} was not answered for ${PATIENCE_MS / 1000} s`);
        this.traffic.retried += 1;
        await pause(this.chance.between(20, 200));
      }
    } finally {
      this.traffic.inFlight -= 1;
    }
  }

  /** Undefined where it is not known what became of the request. */
  private async attempt(name: string, { url, ...request }: Request): Promise<string | undefined> {
    const options = { ...request, redirect: "manual" as const, signal: AbortSignal.timeout(ANSWER_MS) };
    let answer: { status: number; text: string };
    try {
      const response = await fetch(url, options);
      answer = { status: response.status, text: await response.text() };
    } catch {
      return undefined;
    }
    if (answer.status >= 500 || answer.status === 408 || answer.status === 429) return undefined;
    if (answer.status >= 400) throw new Refused(name, answer.status, answer.text);
    return answer.text;
  }
}
