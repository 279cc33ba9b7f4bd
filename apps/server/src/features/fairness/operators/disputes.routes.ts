import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { auditRead, type OperationParts } from "../../operators/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";
import { disputeExport } from "./dispute-export.ts";
import { disputeResponse } from "./dispute-response.ts";
import { type DisputeRow, findDispute, findDisputeCase } from "./disputes.store.ts";
import { examineDispute } from "./examine-dispute.ts";

export function disputeRoutes(bind: Bind, parts: OperationParts & DisputeParts): void {
  const { db } = parts;

  async function known(disputeId: string): Promise<DisputeRow> {
    const row = await findDispute(db, disputeId);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return row;
  }

  /** Writes an audit entry: an operator reads the person's data in a dispute. */
  async function noted(person: Person, action: string, { userId, disputeId }: DisputeRow): Promise<void> {
    await auditRead(parts, { person, action, subjectId: userId, query: { disputeId } });
  }

  bind("getDispute", async ({ person, params }) => {
    const row = await known(params.id);
    await noted(person, "getDispute", row);
    const [examined, inCase] = await Promise.all([examineDispute(parts, row), findDisputeCase(db, row)]);
    return disputeResponse(row, examined, inCase);
  });

  bind("downloadDispute", async ({ person, params }) => {
    const row = await known(params.id);
    await noted(person, "downloadDispute", row);
    const bytes = disputeExport(row, await examineDispute(parts, row), parts);
    const fileName = `dispute-${row.openedAt.toISOString().slice(0, 10)}.zip`;
    return new Download({ fileName, mediaType: "application/zip", pieces: onePiece(bytes) });
  });
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
