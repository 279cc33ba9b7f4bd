import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { sendLiveEvent } from "../../notifications/index.ts";
import { readDueInvoices } from "./due-invoices.store.ts";

/** Documents numbered in one transaction. It also keeps the event below its size limit. */
const MOST = 100;
/** Documents read at once. Numbering stops only when nine times as many fail as are numbered in one transaction. */
const READ = 10 * MOST;
const EVERY_SECONDS = 0.5;
/** Failures that one line of the log names. */
const NAMED = 10;

type Numbered = { people: string[]; failures: string[] };

/**
 * The job that numbers invoices and credit notes after the commit that made them due, and tells their people's pages.
 * Only one process numbers at a time, so the series have no gaps, and no sale waits for another one's commit. Throws at
 * the end if a document could not be numbered.
 */
export function numberInvoicesJob(db: Connection): Job {
  async function run(): Promise<void> {
    for (;;) {
      const due = await readDueInvoices(db, READ);
      if (due.length === 0) return;
      const { people, failures } = await callCommand<Numbered>(db, command("invoices_number", { due, most: MOST }));
      if (people.length > 0) {
        await sendLiveEvent(db, { userIds: [...new Set(people)] }, { name: "invoices", data: {} });
      }
      if (people.length === MOST) continue;
      if (failures.length === 0) return;
      throw new Error(`${failures.length} documents got no number: ${failures.slice(0, NAMED).join("; ")}`);
    }
  }
  return { name: "number-invoices", everySeconds: EVERY_SECONDS, run };
}
