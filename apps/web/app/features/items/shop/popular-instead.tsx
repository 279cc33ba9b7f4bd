import { useQuery } from "../../../api/use-query.ts";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ChipLink, Chips } from "../../../ui/form/chips.tsx";
import { PopularItems } from "../similar/popular-items.tsx";
import styles from "./popular-instead.module.css";

/** Shown if a search finds nothing: all categories and the most popular items. Loaded on demand. */
export default function PopularInstead() {
  const t = useTexts(items).instead;
  const { data: categories } = useQuery("listCategories", {});
  return (
    <div className={styles["instead"]}>
      {categories && (
        <section aria-label={t.categories}>
          <h2>{t.categories}</h2>
          <Chips label={t.categories}>
            {categories.map(({ id, name }) => (
              <ChipLink key={id} to={`/shop?categoryId=${id}`} current={false}>
                <bdi>{name}</bdi>
              </ChipLink>
            ))}
          </Chips>
        </section>
      )}
      <PopularItems />
    </div>
  );
}
