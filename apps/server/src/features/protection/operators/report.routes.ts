import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { auditRead } from "../../operators/index.ts";
import { readReport, type ReportParts } from "./read-report.ts";
import { reportCsv } from "./report-csv.ts";

async function* whole(text: string) {
  yield text;
}

export function protectionReportRoutes(bind: Bind, parts: ReportParts): void {
  bind("reportProtection", ({ query }) => readReport(parts, query.months));
  bind("downloadProtectionReport", async ({ person, query }) => {
    const { months } = await readReport(parts, query.months);
    await auditRead(parts, { person, action: "downloadProtectionReport", subjectId: person.userId, query });
    const fileName = `protection-${months.at(-1)?.month}-${months[0]?.month}.csv`;
    return new Download({ fileName, mediaType: "text/csv; charset=utf-8", pieces: whole(reportCsv(months)) });
  });
}
