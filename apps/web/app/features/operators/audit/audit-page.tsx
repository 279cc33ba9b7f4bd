import { auditHeadings } from "../../../locales/columns/audit.ts";
import { useSearchParams } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../lists/operator-list.tsx";
import { actionChoices, actionText } from "./action-text.ts";
import { auditColumns } from "./audit-columns.tsx";
import { EntryDrawer } from "./entry-drawer.tsx";
import { useEntryName } from "./use-entry-name.ts";

/** The audit log of operators' actions, with filters, an export, and the changes of each entry. */
export default function AuditPage() {
  const t = useTexts(audit);
  const headings = headingsOf(auditHeadings);
  const [address, setAddress] = useSearchParams();
  const canSeePeople = useMay()("rights.read") === true;
  const operators = useQuery("listOperators", canSeePeople ? {} : undefined).data ?? [];
  const entryId = address.get("entry");
  const partOfId = address.get("partOfId") ?? "";
  const whole = useEntryName(partOfId);
  const withEntry = (id: string | undefined) => {
    const next = new URLSearchParams(address);
    if (id === undefined) next.delete("entry");
    else next.set("entry", id);
    return next;
  };
  const people = operators.map(({ userInfoId, userName }) => ({ value: userInfoId, text: userName }));
  return (
    <>
      <PageHeader title={t.audit.title} lead={t.audit.lead} />
      <OperatorList
        endpoint="listAudit"
        exportEndpoint="exportAudit"
        label={t.audit.title}
        results={t.audit.entries}
        empty={t.audit.empty}
        views={[
          { id: "all", title: t.audit.all, query: "" },
          { id: "changes", title: t.audit.changes, query: "isChange=true" },
        ]}
        filters={[
          { kind: "one", name: "action", title: headings.action, choices: actionChoices(t) },
          ...(canSeePeople
            ? [{ kind: "one" as const, name: "actorId" as const, title: headings.operator, choices: people }]
            : []),
          {
            kind: "one",
            name: "isChange",
            title: t.audit.kind,
            choices: [
              { value: "true", text: t.audit.changes },
              { value: "false", text: t.audit.reads },
            ],
          },
          { kind: "text", name: "subjectId", title: headings.subject },
          ...(partOfId === ""
            ? []
            : [
                {
                  kind: "one" as const,
                  name: "partOfId" as const,
                  title: t.audit.partOf,
                  choices: [{ value: partOfId, text: whole }],
                },
              ]),
          { kind: "days", from: "from", to: "to", title: t.audit.days },
        ]}
        columns={auditColumns(t, partOfId !== "")}
        row={{
          id: ({ id }) => id,
          name: ({ action, createdAtUtc }) => t.named(actionText(t, action), dateTimeText(createdAtUtc)),
          link: ({ id }) => `?${withEntry(id)}`,
        }}
      />
      {entryId !== null && <EntryDrawer key={entryId} id={entryId} onClose={() => setAddress(withEntry(undefined))} />}
    </>
  );
}
