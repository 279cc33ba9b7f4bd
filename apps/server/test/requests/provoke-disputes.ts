import { randomUUID } from "node:crypto";
import { lookInto } from "../openings/disputes.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner } from "./shared-shops.ts";

type Room = Pick<Provocations, "openDispute" | "getDispute" | "downloadDispute" | "mailDispute" | "openDisputeCase">;

/** Provokes the refusals of the dispute desk. `getShop` is called only when a refusal is provoked. */
export function provokeDisputes(getShop: () => Shop): Room {
  const unknown = () => ({ params: { id: randomUUID() } });
  const asAdmin = async () => ({ ...(await anyOwner(getShop())), key: randomUUID() });
  return {
    openDispute: { NOT_FOUND: async () => lookInto(getShop(), await asAdmin(), randomUUID()) },
    getDispute: { NOT_FOUND: async () => getShop().call("getDispute", unknown(), await asAdmin()) },
    downloadDispute: { NOT_FOUND: async () => getShop().call("downloadDispute", unknown(), await asAdmin()) },
    mailDispute: {
      NOT_FOUND: async () => {
        return getShop().call("mailDispute", { ...unknown(), body: { text: "All holds" } }, await asAdmin());
      },
    },
    openDisputeCase: {
      NOT_FOUND: async () => {
        return getShop().call("openDisputeCase", { ...unknown(), body: { reason: "Doubts" } }, await asAdmin());
      },
    },
  };
}
