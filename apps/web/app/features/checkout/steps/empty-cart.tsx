import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Picks } from "../../items/index.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import layout from "../../../ui/layout.module.css";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export function EmptyCart() {
  const t = useTexts(cart);
  return (
    <>
      <PageTitle title={t.title} />
      <EmptyState
        text={t.empty}
        action={
          <div className={layout["wrap-3"]}>
            <ButtonLink to="/shop">{t.toShop}</ButtonLink>
            <ButtonLink to="/lootboxes" variant="soft">
              {t.toBoxes}
            </ButtonLink>
          </div>
        }
      />
      <Picks />
    </>
  );
}
