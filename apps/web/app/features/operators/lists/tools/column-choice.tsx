import { IconColumns } from "../../../../ui/icons/dashboard-icons.ts";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { CheckboxField } from "../../../../ui/form/checkbox-field.tsx";
import { Popup } from "./popup.tsx";

type Props = {
  columns: readonly { id: string; title: string }[];
  shown: readonly { id: string }[];
  onToggle: (id: string) => void;
  isIcon: boolean;
};

/** Lets the person choose which columns are shown. The first is always shown, because it names the row. */
export function ColumnChoice({ columns, shown, onToggle, isIcon }: Props) {
  const t = useTexts(dashboardLists);
  return (
    <Popup label={t.columns} button={t.columns} icon={<IconColumns size={18} />} isIcon={isIcon}>
      {columns.slice(1).map(({ id, title }) => (
        <CheckboxField
          key={id}
          label={title}
          checked={shown.some((column) => column.id === id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </Popup>
  );
}
