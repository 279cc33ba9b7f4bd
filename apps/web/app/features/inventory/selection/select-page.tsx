import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { inventory } from "../../../locales/en/inventory.ts";
import { useTexts } from "../../../locales/texts.ts";
import { type InventoryItem, pageState, type Selection } from "./selection.ts";

type Props = { selection: Selection; page: readonly InventoryItem[]; onToggle: () => void };

/** The checkbox that selects the whole page. It is indeterminate while only a part of the page is selected. */
export function SelectPage({ selection, page, onToggle }: Props) {
  const t = useTexts(inventory);
  const state = pageState(selection, page);
  return (
    <CheckboxField
      label={t.selectAll}
      checked={state === "all"}
      ref={(box) => {
        if (box !== null) box.indeterminate = state === "some";
      }}
      onChange={onToggle}
    />
  );
}
