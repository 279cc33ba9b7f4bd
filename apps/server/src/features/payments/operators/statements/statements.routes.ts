import { toEuros } from "@trove/money";
import { Refusal } from "../../../../command/refusal.ts";
import type { Bind } from "../../../../http/bind.ts";
import { Download } from "../../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../../http/page.ts";
import type { OperationParts } from "../../../operators/index.ts";
import type { StatementParts } from "./statement-acts.ts";
import { effectsOf, shownLine, shownRefund, shownStatement, summaryOf, sumsOf } from "./statement-response.ts";

export function statementRoutes(
  bind: Bind,
  { db, payments: { statements } }: Pick<OperationParts, "db"> & StatementParts,
): void {
  bind("listBankStatements", async ({ query }) => {
    const { rows, count } = (await statements?.list(db, pageRange(query))) ?? { rows: [], count: 0 };
    return pageResponse(query, rows.map(shownStatement), count);
  });

  bind("getBankStatement", async ({ params, query }) => {
    const judged = await statements?.judge(db, params.id);
    if (judged === undefined) throw new Refusal("NOT_FOUND");
    const { limit, offset } = pageRange(query);
    const page = judged.lines.slice(offset, offset + limit).map(shownLine);
    return {
      statement: shownStatement(summaryOf(judged)),
      sums: sumsOf(judged.lines),
      paidAmount: toEuros(effectsOf(judged.lines).amountCents),
      lines: pageResponse(query, page, judged.lines.length),
    };
  });

  bind("listBankRefunds", async ({ query }) => {
    const { rows, count } = (await statements?.listRefunds(db, pageRange(query))) ?? { rows: [], count: 0 };
    return pageResponse(query, rows.map(shownRefund), count);
  });

  bind("downloadBankRefundFile", async ({ params: { id } }) => {
    const file = await statements?.refundFile(db, id);
    if (file === undefined) throw new Refusal("NOT_FOUND");
    const day = file.createdAt.toISOString().slice(0, 10);
    const pieces = (async function* () {
      yield file.text;
    })();
    return new Download({ fileName: `refunds-${day}-${id.slice(-6)}.xml`, mediaType: "application/xml", pieces });
  });
}
