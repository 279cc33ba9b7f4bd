import { formatEuros } from "@trove/money";
import { useDeferredValue, useEffect, useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import styles from "./item-combobox.module.css";

type Listed = CallResult<"listAdminItems">["items"][number];
export type ChosenItem = Pick<Listed, "id" | "name" | "imageUrl" | "marketPrice" | "tier" | "isActive" | "stock">;

type Props = {
  texts: { readonly add: string; readonly addHint: string; readonly loading: string; readonly none: string };
  taken: ReadonlySet<string>;
  onAdd: (item: ChosenItem) => void;
};

/** Finds an item by name or brand and adds it. The field keeps the focus, so the next item can be typed. */
export function ItemCombobox({ texts: t, taken, onAdd }: Props) {
  const [text, setText] = useState("");
  // The number of added items, used as the field's key: each added item creates a new field, closed and focused.
  const [added, setAdded] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const search = useDeferredValue(text.trim());
  const { data, isLoading } = useQuery("listAdminItems", {
    query: { search, isActive: "true", pageSize: 20, sortBy: "Name", sortDirection: "Asc" },
  });
  const items = (data?.items ?? []).filter(({ id }) => !taken.has(id));

  useEffect(() => {
    if (added > 0) place?.querySelector("input")?.focus();
  }, [added, place]);

  function add(key: unknown): void {
    const item = items.find(({ id }) => id === key);
    if (item === undefined) return;
    const { id, name, imageUrl, marketPrice, tier, isActive, stock } = item;
    onAdd({ id, name, imageUrl, marketPrice, tier, isActive, stock });
    setText("");
    setAdded(added + 1);
  }

  return (
    <div ref={setPlace} className={styles["place"]}>
      <ComboBox
        key={added}
        className={styles["combobox"] ?? ""}
        items={items}
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={add}
        defaultFilter={() => true}
        allowsEmptyCollection
      >
        <Label>{t.add}</Label>
        <Input placeholder={t.addHint} maxLength={100} className={styles["input"] ?? ""} />
        <Popover
          className={styles["popover"] ?? ""}
          placement="bottom"
          maxHeight={340}
          UNSTABLE_portalContainer={place ?? undefined}
          isNonModal
        >
          <ListBox
            className={styles["list"] ?? ""}
            renderEmptyState={() => <p className={styles["none"]}>{isLoading ? t.loading : t.none}</p>}
          >
            {(item: (typeof items)[number]) => (
              <ListBoxItem id={item.id} textValue={item.name} className={styles["item"] ?? ""}>
                <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="row" />
                <span>
                  <bdi>{item.name}</bdi>
                </span>
                <bdi dir="ltr">{formatEuros(item.marketPrice)}</bdi>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </div>
  );
}
