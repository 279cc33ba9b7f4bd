import { sweep } from "../../database/sweep.ts";
import type { Job } from "../../jobs.ts";
import { callExpire } from "./gifts.store.ts";
import type { GiftParts } from "./parts.ts";

/** Ends gift codes whose time is over. */
export const expireGiftsJob = ({ db, now }: Pick<GiftParts, "db" | "now">): Job => ({
  name: "expire-gifts",
  everySeconds: 3600,
  run: () => sweep((most) => callExpire(db, most, now())),
});
