import { APPROVAL_STATUSES } from "@trove/contract/statuses";
import { useSearchParams } from "react-router";
import { approvalHeadings } from "../../../locales/columns/approvals.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../lists/operator-list.tsx";
import { useAskedText } from "../audit/changes/asked-text.ts";
import { ApprovalDrawer } from "./approval-drawer.tsx";

/** The queue of changes that a second operator must approve. */
export default function ApprovalsPage() {
  const words = useTexts(audit).approvals;
  const headings = headingsOf(approvalHeadings);
  const askedText = useAskedText();
  const [address, setAddress] = useSearchParams();
  const approvalId = address.get("approval");
  const withApproval = (id: string | undefined) => {
    const next = new URLSearchParams(address);
    if (id === undefined) next.delete("approval");
    else next.set("approval", id);
    return next;
  };
  const statuses = APPROVAL_STATUSES.map((value) => ({ value, text: words.statuses[value] }));
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <OperatorList
        endpoint="listApprovals"
        label={words.title}
        results={words.count}
        empty={words.empty}
        views={[
          { id: "waiting", title: words.waiting, query: "status=Waiting" },
          { id: "all", title: words.all, query: "" },
        ]}
        filters={[{ kind: "one", name: "status", title: headings.status, choices: statuses }]}
        columns={[
          { id: "action", title: headings.action, cell: (approval) => askedText(approval) },
          { id: "operator", title: headings.operator, cell: ({ requestedBy }) => requestedBy.userName },
          { id: "reason", title: headings.reason, cell: ({ reason }) => reason },
          { id: "status", title: headings.status, cell: ({ status }) => words.statuses[status] },
          { id: "time", title: headings.time, cell: ({ requestedAtUtc }) => dateTimeText(requestedAtUtc) },
          {
            id: "expires",
            title: headings.expires,
            cell: ({ status, expiresAtUtc }) => (status === "Waiting" ? dateTimeText(expiresAtUtc) : ""),
          },
        ]}
        row={{
          id: ({ id }) => id,
          name: (approval) => `${askedText(approval)}, ${approval.requestedBy.userName}`,
          link: ({ id }) => `?${withApproval(id)}`,
        }}
      />
      {approvalId !== null && (
        <ApprovalDrawer key={approvalId} id={approvalId} onClose={() => setAddress(withApproval(undefined))} />
      )}
    </>
  );
}
