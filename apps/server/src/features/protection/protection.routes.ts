import { randomUUIDv7 } from "node:crypto";
import type { Language } from "@trove/contract/languages";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import { requestOf } from "../../command/request.ts";
import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import { acknowledge } from "./checks/acknowledge.ts";
import { playReportFile } from "./checks/play-report-file.ts";
import { reportPlay } from "./checks/report-play.ts";
import { identityRoutes } from "./identity/identity.routes.ts";
import { requireAdult } from "./identity/declare-identity.ts";
import type { ProtectionParts } from "./parts.ts";
import { protectionResponse, readMarket } from "./protection-response.ts";

type Reader = {
  person: { userId: string };
  headers: Record<string, string | string[] | undefined>;
  language: Language;
};

/** A change is answered with the state after it. Changing commands check the session themselves. */
export function protectionRoutes(bind: Bind, parts: ProtectionParts): void {
  const { db, requestCountry, timeZone, now } = parts;
  const checked = { isSessionCheckedByCommand: true } as const;
  const protectionOf = ({ person, headers, language }: Reader) =>
    protectionResponse(parts, person.userId, { country: requestCountry(headers), language });

  identityRoutes(bind, parts);

  bind("getProtection", protectionOf);

  bind(
    "setLimit",
    async (call) => {
      const { person, body, idempotency, headers } = call;
      const at = now();
      const { market } = await readMarket(parts, person.userId, requestCountry(headers), at);
      const request = requestOf(person, idempotency, at);
      const ids = { limit: randomUUIDv7(), change: randomUUIDv7() };
      const wanted = { kind: body.kind, period: body.period, amountCents: body.amount, raiseHours: market.raiseHours };
      await callCommand(db, command("protection_limit_set", { user: person.userId, request, ...ids, ...wanted }));
      return protectionOf(call);
    },
    checked,
  );

  bind(
    "confirmLimit",
    async (call) => {
      const { person, params, idempotency } = call;
      const request = requestOf(person, idempotency, now());
      const confirmed = { user: person.userId, request, limit: params.id, change: randomUUIDv7() };
      await callCommand(db, command("protection_limit_confirm", confirmed));
      return protectionOf(call);
    },
    checked,
  );

  bind(
    "acknowledgeCheck",
    async (call) => {
      const { person, body, idempotency } = call;
      await acknowledge(db, person.userId, requestOf(person, idempotency, now()), body);
      return protectionOf(call);
    },
    checked,
  );

  bind("reportPlay", async ({ person, query: { months, format } }) => {
    const at = now();
    const report = await reportPlay(parts, person.userId, { at, months, zone: timeZone });
    return new Download(playReportFile(report, at, format));
  });

  bind(
    "beginIdentity",
    async (call) => {
      const { person, body, headers } = call;
      const at = now();
      requireAdult(body.birthDate, at);
      const { userId: user, sessionId: session } = person;
      const { raiseHours } = (await readMarket(parts, user, requestCountry(headers), at)).market;
      await callCommand(db, command("protection_declare", { user, session, ...body, raiseHours, at }));
      return protectionOf(call);
    },
    checked,
  );
}
