import { IconArrowRight } from "../../ui/icons/shop-icons.ts";
import { Link } from "react-router";
import { search as searchTexts } from "../../locales/en/search.ts";
import { useTexts } from "../../locales/texts.ts";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./search-dialog.module.css";
import type { SuggestionGroup } from "./suggestion-groups.ts";

type Props = {
  groups: readonly SuggestionGroup[];
  listId: string;
  /** The index of the chosen suggestion, counted through all groups; -1 if none is chosen. */
  active: number;
  onChoose: () => void;
  onPoint: (path: string) => void;
};

/** The options of the search's list box. They are links, so that they can be opened in a new tab. */
export function SuggestionList({ groups, listId, active, onChoose, onPoint }: Props) {
  const t = useTexts(searchTexts);
  return groups.map(({ key, suggestions }, group) => {
    const first = groups.slice(0, group).reduce((sum, before) => sum + before.suggestions.length, 0);
    return (
      <div key={key} role="group" aria-label={t.groups[key]} className={styles["group"]}>
        {key !== "all" && (
          <p className={styles["title"]} aria-hidden="true">
            {t.groups[key]}
          </p>
        )}
        {suggestions.map(({ path, name, picture, price }, index) => (
          <Link
            key={path}
            id={`${listId}-${first + index}`}
            role="option"
            tabIndex={-1}
            aria-selected={first + index === active}
            to={path}
            className={styles["option"]}
            onClick={onChoose}
            onPointerMove={() => onPoint(path)}
          >
            {picture === undefined ? (
              <IconArrowRight size={20} stroke={1.6} />
            ) : (
              <ItemPicture src={picture.imageUrl} alt="" {...(picture.tier && { tier: picture.tier })} size="row" />
            )}
            <span className={styles["name"]}>
              <bdi>{name}</bdi>
            </span>
            {price !== undefined && <Price amount={price} />}
          </Link>
        ))}
      </div>
    );
  });
}
