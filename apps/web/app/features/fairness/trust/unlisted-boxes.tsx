import { trust } from "../../../locales/en/fairness/trust.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { type BoxesInList, countUnlisted } from "./look/count-unlisted.ts";
import { isUnread, type TrustView } from "./look/trust-view.ts";

/** Says so if the log has open boxes that the shop's list lacks, as this visitor gets it. */
export function UnlistedBoxes({ terms, list }: Pick<TrustView, "terms"> & { list: BoxesInList | undefined }) {
  const t = useTexts(trust).odds;
  const boxes = terms === undefined || isUnread(terms) ? undefined : terms.inForce?.boxes;
  if (boxes === undefined || list === undefined) return null;
  const count = countUnlisted(boxes, list);
  return count === 0 ? null : <Alert kind="warning">{t.unlisted(boxes.length, count)}</Alert>;
}
