import type { Bind } from "../../../http/bind.ts";
import type { PaymentParts } from "../parts.ts";
import { listMeans, removeMeans } from "./kept-means.ts";

export function meansRoutes(bind: Bind, parts: PaymentParts): void {
  bind("listPaymentMeans", async ({ person }) => {
    const { hiddenUntil, ...listed } = await listMeans(parts, person.userId);
    return { ...listed, hiddenUntilUtc: hiddenUntil?.toISOString() ?? null };
  });

  bind("removePaymentMeans", async ({ person, params }) => {
    await removeMeans(parts, person.userId, params.id);
    return undefined;
  });
}
