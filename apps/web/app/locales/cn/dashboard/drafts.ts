import type { drafts as english } from "../../en/dashboard/drafts.ts";
import type { Translated } from "../../texts.ts";

export const drafts: Translated<typeof english> = { restored: "已恢复你上次未保存的更改。", discard: "放弃" };
