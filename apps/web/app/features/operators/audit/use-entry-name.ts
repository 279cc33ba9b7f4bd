import { useQuery } from "../../../api/use-query.ts";
import { isId } from "../../../api/is-id.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { actionText } from "./action-text.ts";

/** Names an entry of the audit log by its action and time, or by its id until the entry has loaded. */
export function useEntryName(id: string): string {
  const t = useTexts(audit);
  const entry = useQuery("listAudit", isId(id) ? { query: { id } } : undefined).data?.items[0];
  return entry === undefined ? id : t.named(actionText(t, entry.action), dateTimeText(entry.createdAtUtc));
}
