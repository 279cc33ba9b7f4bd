import { data, isRouteErrorResponse, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageCall } from "../../../api/page-call.ts";
import { sharedWishlist } from "../../../locales/en/items/shared-wishlist.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoticeView } from "../../../ui/feedback/notice-view.tsx";
import { EmptyCase } from "../../../ui/illustrations/empty-case.tsx";
import letters from "../../../ui/letters.module.css";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { ItemCard } from "../shop/item-card.tsx";
import { listedItem } from "../shop/listed-item.ts";
import styles from "./wishlist-page.module.css";

export async function loader({ context, params: { token = "" }, request }: LoaderFunctionArgs) {
  if (!/^[\w-]{22}$/.test(token)) throw data({}, { status: 404 });
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  const pageNumber = Math.max(1, Number.parseInt(asked, 10) || 1);
  const wished = await pageCall(context, "getSharedWishlist", { params: { token }, query: { pageNumber } });
  return { ...wished, items: wished.items.map(listedItem) };
}

/** A wishlist for anybody with the link. */
export default function SharedWishlistPage() {
  const t = useTexts(sharedWishlist);
  const { userName, items, pageNumber, totalPages } = useLoaderData<typeof loader>();
  return (
    <>
      <header className={styles["shared"]}>
        <PageTitle title={userName === null ? t.title : t.titleOf(userName)} unlisted />
        <p className={letters["muted"]}>{t.lead}</p>
      </header>
      {items.length === 0 ? (
        <EmptyState text={t.none} action={<ButtonLink to="/shop">{t.browse}</ButtonLink>} />
      ) : (
        <>
          <ul className={styles["list"]} aria-label={t.title}>
            {items.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </ul>
          <Pager pageNumber={pageNumber} totalPages={totalPages} />
        </>
      )}
    </>
  );
}

/** Shown if the link does not exist or was ended. Rethrows other errors, which the error page shows. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const t = useTexts(sharedWishlist);
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <NoticeView picture={<EmptyCase />} title={t.gone.title} text={t.gone.text}>
      <ButtonLink to="/shop">{t.browse}</ButtonLink>
    </NoticeView>
  );
}
