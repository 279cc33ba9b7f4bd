import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export function EmptyCart() {
  const t = useTexts(cart);
  return (
    <>
      <PageTitle title={t.title} />
      <EmptyState text={t.empty} action={<ButtonLink to="/shop">{t.toShop}</ButtonLink>} />
    </>
  );
}
