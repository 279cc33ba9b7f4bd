import { WORK_KINDS, WORK_RIGHTS, WORK_TRANSITIONS } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../acts/operate.ts";
import { operatorPermissions } from "../../auth/index.ts";
import { Download } from "../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { readOutdatedBoxes } from "../../lootboxes/index.ts";
import { changedBoxes, payoutRatio, type PreviewParts } from "./changed-boxes.ts";
import { exportList, inBatches } from "../lists/export-list.ts";
import type { WorkParts } from "./change-work.ts";
import { countWorks, readWorks } from "./read-works.store.ts";
import { shownWork, visibleWork } from "./shown-work.ts";
import { rowResponse, workResponses } from "./work-response.ts";
import { countRows, readRows, readUnclosedRows, type Work, type WorkRow } from "./works.store.ts";

const EXPORT_BATCH = 500;
const NONE: readonly WorkRow[] = [];

/** The columns of the file with failed rows: line, problem, and the columns of the imported file. */
function problemColumns({ settings }: Work) {
  const columns = settings["columns"] as readonly string[];
  return [
    { title: "Line", value: ({ line }: WorkRow) => line },
    { title: "Problem", value: ({ problem }: WorkRow) => problem },
    ...columns.map((title) => ({ title, value: ({ input }: WorkRow) => input[title] ?? null })),
  ];
}

export function workRoutes(bind: Bind, parts: OperationParts & WorkParts & PreviewParts): void {
  const { db } = parts;

  bind("listWorks", async ({ person, query }) => {
    const permissions = await operatorPermissions(db, person);
    const asked = query.kind === undefined ? WORK_KINDS : [query.kind];
    const kinds = asked.filter((kind) => permissions.has(WORK_RIGHTS[kind].read));
    const wanted = { kinds, status: query.status };
    const [works, totalCount] = await Promise.all([readWorks(db, wanted, pageRange(query)), countWorks(db, wanted)]);
    return pageResponse(query, await workResponses(db, works), totalCount);
  });

  bind("getWork", async ({ person, params }) => {
    const work = await visibleWork(parts, person, params.id);
    const canStart = WORK_TRANSITIONS[work.status].includes("Running");
    const rows = canStart ? await readUnclosedRows(db, work.workId) : NONE;
    const boxes = (await parts.workRules[work.kind].boxes(db, rows)).filter(({ isSame }) => !isSame);
    const kept = await readOutdatedBoxes(db, work.keptBoxes);
    const boxesKept = kept.map((box) => ({ id: box.lootboxId, name: box.name, payoutRatio: payoutRatio(box) }));
    return { ...(await shownWork(parts, work.workId)), ...changedBoxes(parts, boxes), boxesKept };
  });

  bind("listWorkRows", async ({ person, params, query }) => {
    const { workId } = await visibleWork(parts, person, params.id);
    const statuses = query.status && [query.status];
    const [rows, counts] = await Promise.all([
      readRows(db, workId, statuses, pageRange(query)),
      countRows(db, [workId]),
    ]);
    const counted = counts.filter(({ status }) => statuses?.includes(status) ?? true);
    const totalCount = counted.reduce((sum, { count }) => sum + count, 0);
    return pageResponse(query, rows.map(rowResponse), totalCount);
  });

  bind("downloadWorkProblems", async ({ person, params }) => {
    const work = await visibleWork(parts, person, params.id);
    const batches = inBatches<WorkRow>(EXPORT_BATCH, (last, limit) =>
      readRows(db, work.workId, ["Invalid", "Failed"], { limit, afterLine: last?.line ?? -1 }),
    );
    const asked = { person, action: "downloadWorkProblems", query: params, name: "problems" };
    return new Download(await exportList(parts, asked, problemColumns(work), batches));
  });
}
