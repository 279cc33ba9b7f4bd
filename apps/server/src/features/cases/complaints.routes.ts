import type { Bind } from "../../http/bind.ts";
import { complain, type ComplaintParts } from "./complaints/complain.ts";

/** Binds the call by which anybody complains. */
export function complaintRoutes(bind: Bind, parts: ComplaintParts): void {
  bind("complain", async ({ person, body, language }) => {
    const { number, answerBy } = await complain(parts, { person, body, language });
    return { number, answerByUtc: answerBy.toISOString() };
  });
}
