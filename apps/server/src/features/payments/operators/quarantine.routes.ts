import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import type { OperationParts } from "../../operators/index.ts";
import { captureResponse, shownCapture } from "./capture-response.ts";
import { countCaptures, readCaptures } from "./quarantine.store.ts";

export function quarantineRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
  bind("listCaptures", async ({ query }) => {
    const isWaiting = query.state === "Waiting";
    const [rows, totalCount] = await Promise.all([
      readCaptures(db, isWaiting, pageRange(query)),
      countCaptures(db, isWaiting),
    ]);
    return pageResponse(query, rows.map(captureResponse), totalCount);
  });

  bind("getCapture", ({ params }) => shownCapture(db, { captureId: params.id }));
}
