import { IconChevronRight } from "../../../ui/icons/first-icons.ts";
import { Link } from "react-router";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./item-page.module.css";

/** Breadcrumbs with links to the shop and the item's category. */
export function ItemPath({ category }: { category: { id: string; name: string } }) {
  const { title } = useTexts(items);
  const t = useTexts(itemTexts);
  return (
    <nav aria-label={t.path}>
      <ol className={styles["path"]}>
        <li>
          <Link to="/shop">{title}</Link>
        </li>
        <li>
          <IconChevronRight size={16} />
          <Link to={`/shop?categoryId=${category.id}`}>
            <bdi>{category.name}</bdi>
          </Link>
        </li>
      </ol>
    </nav>
  );
}
