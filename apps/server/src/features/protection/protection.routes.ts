import { randomUUIDv7 } from "node:crypto";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import { requestOf } from "../../command/request.ts";
import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import { playReportFile } from "./checks/play-report-file.ts";
import { reportPlay } from "./checks/report-play.ts";
import { identityRoutes } from "./identity/identity.routes.ts";
import { requireAdult } from "./identity/declare-identity.ts";
import type { ProtectionParts } from "./parts.ts";
import { protectionResponse, readMarket } from "./protection-response.ts";

/** A change is answered with the state after it. Changing commands check the session themselves. */
export function protectionRoutes(bind: Bind, parts: ProtectionParts): void {
  const { db, requestCountry, timeZone, now } = parts;
  const checked = { isSessionCheckedByCommand: true } as const;

  identityRoutes(bind, parts);

  bind("getProtection", ({ person, headers }) => protectionResponse(parts, person.userId, requestCountry(headers)));

  bind(
    "setLimit",
    async ({ person, body: { kind, period, amount }, idempotency, headers }) => {
      const at = now();
      const { userId } = person;
      const country = requestCountry(headers);
      const { market } = await readMarket(parts, userId, country, at);
      const request = requestOf(person, idempotency, at);
      const ids = { limit: randomUUIDv7(), change: randomUUIDv7() };
      const wanted = { kind, period, amountCents: amount, raiseHours: market.raiseHours };
      await callCommand(db, command("protection_limit_set", { user: userId, request, ...ids, ...wanted }));
      return protectionResponse(parts, userId, country);
    },
    checked,
  );

  bind(
    "confirmLimit",
    async ({ person, params: { id: limit }, idempotency, headers }) => {
      const request = requestOf(person, idempotency, now());
      const call = { user: person.userId, request, limit, change: randomUUIDv7() };
      await callCommand(db, command("protection_limit_confirm", call));
      return protectionResponse(parts, person.userId, requestCountry(headers));
    },
    checked,
  );

  bind(
    "acknowledgeCheck",
    async ({ person, body: { what, textHash, realityMinutes = null }, idempotency, headers }) => {
      const request = requestOf(person, idempotency, now());
      const call = { user: person.userId, request, what, textHash, minutes: realityMinutes };
      await callCommand(db, command("protection_acknowledge", call));
      return protectionResponse(parts, person.userId, requestCountry(headers));
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
    async ({ person, body: { birthDate, residence }, headers }) => {
      const at = now();
      requireAdult(birthDate, at);
      const { userId, sessionId: session } = person;
      const country = requestCountry(headers);
      const { raiseHours } = (await readMarket(parts, userId, country, at)).market;
      await callCommand(
        db,
        command("protection_declare", { user: userId, session, birthDate, residence, raiseHours, at }),
      );
      return protectionResponse(parts, userId, country);
    },
    checked,
  );
}
