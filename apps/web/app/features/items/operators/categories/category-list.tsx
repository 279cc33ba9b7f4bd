import { IconArrowDown, IconArrowUp, IconPencil } from "../../../../ui/icons/shop-icons.ts";
import { IconGripVertical } from "../../../../ui/icons/dashboard-icons.ts";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { sourceSet } from "../../../../ui/media/source-set.ts";
import type { CatalogueCategory } from "../catalogue-item.ts";
import letters from "../../../../ui/letters.module.css";
import styles from "./categories-page.module.css";

type Props = {
  categories: readonly CatalogueCategory[];
  mayChange: boolean;
  busy: boolean;
  /** Moves the category to a place, counted from 1. */
  onMove: (category: CatalogueCategory, place: number) => void;
  onEdit: (category: CatalogueCategory) => void;
};

/** The categories in their order. Operators change the order by dragging, also with the keyboard, or by buttons. */
export function CategoryList({ categories, mayChange, busy, onMove, onEdit }: Props) {
  const t = useTexts(catalogue).categories;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles["indicator"] ?? ""} />,
    onReorder: ({ keys, target }) => {
      const dragged = categories.find(({ id }) => keys.has(id));
      if (dragged === undefined || busy) return;
      const others = categories.filter(({ id }) => id !== dragged.id);
      const place = others.findIndex(({ id }) => id === target.key) + (target.dropPosition === "after" ? 2 : 1);
      if (categories[place - 1]?.id !== dragged.id) onMove(dragged, place);
    },
  });
  return (
    // Dragging adds hooks to the list, and the number of hooks must not change. So the key remounts the list once the
    // rights are loaded.
    <GridList
      key={mayChange ? "sortable" : "fixed"}
      aria-label={t.title}
      className={styles["list"] ?? ""}
      keyboardNavigationBehavior="tab"
      {...(mayChange && { dragAndDropHooks })}
    >
      {categories.map((category, index) => (
        <GridListItem key={category.id} id={category.id} textValue={category.name} className={styles["category"] ?? ""}>
          {mayChange && (
            <Button slot="drag" className={styles["handle"] ?? ""}>
              <IconGripVertical size={20} />
            </Button>
          )}
          <img {...sourceSet(category.imageUrl, 56)} src={category.imageUrl} alt="" width={56} height={56} />
          <div>
            <h2>
              <bdi>{category.name}</bdi>
            </h2>
            <p className={letters["hint"]}>
              {t.items(category.itemCount, category.allItemCount)}
              {!category.isActive && ` · ${t.hidden}`}
            </p>
          </div>
          {mayChange && (
            <span className={styles["tools"]}>
              <IconButton
                label={t.up(category.name)}
                disabled={index === 0 || busy}
                onClick={() => onMove(category, index)}
              >
                <IconArrowUp size={20} />
              </IconButton>
              <IconButton
                label={t.down(category.name)}
                disabled={index === categories.length - 1 || busy}
                onClick={() => onMove(category, index + 2)}
              >
                <IconArrowDown size={20} />
              </IconButton>
              <IconButton label={t.edit(category.name)} onClick={() => onEdit(category)}>
                <IconPencil size={20} />
              </IconButton>
            </span>
          )}
        </GridListItem>
      ))}
    </GridList>
  );
}
