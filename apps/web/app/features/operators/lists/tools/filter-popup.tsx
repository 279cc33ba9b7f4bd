import { IconChevronDown } from "../../../../ui/icons/shop-icons.ts";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import type { Changes } from "../../../../listing/address.ts";
import { SearchBox } from "../../../../listing/search-box.tsx";
import { CheckboxField } from "../../../../ui/form/checkbox-field.tsx";
import { DaysFilter } from "./days-filter.tsx";
import type { Filter, ListName } from "../list-parts.ts";
import { Popup } from "./popup.tsx";

type Props<Name extends ListName> = {
  filter: Filter<Name>;
  state: URLSearchParams;
  isSet: boolean;
  onChange: (changes: Changes) => void;
};

/** One filter of a list: a button that opens its choices. A choice applies at once. */
export function FilterPopup<Name extends ListName>({ filter, state, isSet, onChange }: Props<Name>) {
  const t = useTexts(dashboardLists);
  return (
    <Popup
      label={t.filterBy(filter.title)}
      isSet={isSet}
      button={
        <>
          {filter.title}
          <IconChevronDown size={16} />
        </>
      }
    >
      <FilterChoices filter={filter} state={state} onChange={onChange} />
    </Popup>
  );
}

function FilterChoices<Name extends ListName>({ filter, state, onChange }: Omit<Props<Name>, "isSet">) {
  if (filter.kind === "days") return <DaysFilter filter={filter} state={state} onChange={onChange} />;
  const { name, title } = filter;
  if (filter.kind === "text") {
    return <SearchBox label={title} value={state.get(name) ?? ""} onSearch={(text) => onChange({ [name]: text })} />;
  }
  const chosen = state.getAll(name);
  const toggle = (value: string) => {
    const others = filter.kind === "one" ? [] : chosen.filter((each) => each !== value);
    onChange({ [name]: chosen.includes(value) ? others : [...others, value] });
  };
  return filter.choices.map(({ value, text }) => (
    <CheckboxField key={value} label={text} checked={chosen.includes(value)} onChange={() => toggle(value)} />
  ));
}
