import { isRouteErrorResponse } from "react-router";
import { controls } from "../../../locales/en/controls.ts";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LostShipment } from "../../../ui/illustrations/lost-shipment.tsx";
import { NoticeView } from "../../../ui/feedback/notice-view.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";

/** Shown instead of an item that doesn't exist or couldn't be loaded. */
export default function ItemProblem({ error }: { error: unknown }) {
  const { title } = useTexts(items);
  const t = useTexts(itemTexts);
  const { failed } = useTexts(controls);
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState error={{ message: failed }} onRetry={() => window.location.reload()} />
      </>
    );
  }
  return (
    <NoticeView picture={<LostShipment />} title={t.missingTitle} text={t.missingText}>
      <ButtonLink to="/shop">{t.toShop}</ButtonLink>
    </NoticeView>
  );
}
