import { Link } from "react-router";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { loadsLast } from "../../../ui/media/loads-last.ts";
import { Mark } from "../../../ui/media/mark.tsx";
import styles from "./category-rail.module.css";

type Category = { id: string; name: string; imageUrl: string };

type Props = { categories: readonly Category[]; current: string; addressOf: (categoryId: string) => string };

/** All categories with their pictures: chips on phones, a row of tiles on wider screens. */
export function CategoryRail({ categories, current, addressOf }: Props) {
  const t = useTexts(items);
  return (
    <nav aria-label={t.categories}>
      <ul className={styles["rail"]}>
        <li>
          <Link to={addressOf("")} preventScrollReset aria-current={current === "" ? "true" : undefined}>
            <span className={styles["well"]}>
              <Mark size={30} />
            </span>
            {t.all}
          </Link>
        </li>
        {categories.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <Link to={addressOf(id)} preventScrollReset aria-current={current === id ? "true" : undefined}>
              <span className={styles["well"]}>
                <img {...loadsLast} src={imageUrl} alt="" width={44} height={44} />
              </span>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
