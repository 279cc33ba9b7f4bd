import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { sentCall } from "../approvals/sent-call.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import type { AdminParts } from "../parts.ts";
import { captureResponse, shownCapture } from "./capture-response.ts";
import { countCaptures, readCaptures } from "./quarantine.store.ts";

export function quarantineRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  bind("listCaptures", async ({ query }) => {
    const isWaiting = query.state === "Waiting";
    const [rows, totalCount] = await Promise.all([
      readCaptures(db, isWaiting, pageRange(query)),
      countCaptures(db, isWaiting),
    ]);
    return pageResponse(query, rows.map(captureResponse), totalCount);
  });

  bind("getCapture", ({ params }) => shownCapture(db, { captureId: params.id }));

  bind("creditCapture", (call) => throughApproval(parts, "creditCapture", call, sentCall(call)));
  bind("refundCapture", (call) => throughApproval(parts, "refundCapture", call, sentCall(call)));
  bind("bookCapture", (call) => throughApproval(parts, "bookCapture", call, sentCall(call)));
}
