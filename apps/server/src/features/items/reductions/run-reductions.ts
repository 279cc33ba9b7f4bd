import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { beginReduction, endReduction, takeDueReduction } from "./reductions.store.ts";

type Parts = { db: Connection; now: () => Date };

/** Ends or begins the next due reduction, in one transaction. Returns false if none is due. */
function runNext({ db, now }: Parts): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const due = await takeDueReduction(tx, at);
    if (due === undefined) return false;
    await (due.untilAt <= at ? endReduction : beginReduction)(tx, due.reductionId, at);
    await announceCatalogueChange(tx);
    return true;
  });
}

/** Begins and ends reductions on time, and announces the changed prices to all processes. */
export function runReductionsJob(parts: Parts): Job {
  const run = async () => {
    while (await runNext(parts));
  };
  return { name: "run-reductions", everySeconds: 5, run };
}
