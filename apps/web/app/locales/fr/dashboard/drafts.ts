import type { drafts as english } from "../../en/dashboard/drafts.ts";
import type { Translated } from "../../texts.ts";

export const drafts: Translated<typeof english> = {
  restored: "Vos modifications non enregistrées de la dernière fois ont été rétablies.",
  discard: "Abandonner",
};
