import type { Bind } from "../../http/bind.ts";
import type { PayoutParts } from "./parts.ts";
import { cancelPayout } from "./cancel-payout.ts";
import { addPayoutCard, listPayoutCards } from "./payees/payee-cards.ts";
import { addPayee, listPayees } from "./payees/payees.ts";
import { callRemovePayee } from "./payees/payees.store.ts";
import { readPayouts, requestPayout } from "./request-payout.ts";

export function payoutRoutes(bind: Bind, parts: PayoutParts): void {
  const { db, now, requestCountry } = parts;

  bind("listPayees", ({ person }) => listPayees(parts, person.userId));

  bind("addPayee", ({ person, idempotency, body, headers }) =>
    addPayee(parts, { person, idempotency, country: requestCountry(headers) }, body),
  );

  bind("listPayoutCards", ({ person, headers }) => listPayoutCards(parts, person.userId, requestCountry(headers)));

  bind("addPayoutCard", ({ person, idempotency, body, headers }) =>
    addPayoutCard(parts, { person, idempotency, country: requestCountry(headers) }, body),
  );

  bind("removePayee", async ({ person, params }) => {
    await callRemovePayee(db, person, params.id, now());
    return undefined;
  });

  bind("getPayouts", ({ person, headers }) => readPayouts(parts, person.userId, requestCountry(headers)));

  bind("requestPayout", async ({ person, idempotency, body, headers }) => {
    await requestPayout(parts, person, idempotency, body, requestCountry(headers));
    return readPayouts(parts, person.userId, requestCountry(headers));
  });

  bind("cancelPayout", async ({ person, idempotency, params, headers }) => {
    await cancelPayout(parts, person, idempotency, params.id);
    return readPayouts(parts, person.userId, requestCountry(headers));
  });
}
