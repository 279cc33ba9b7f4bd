import { IconArrowsSort } from "../ui/icons/first-icons.ts";
import { lists } from "../locales/en/lists.ts";
import { useTexts } from "../locales/texts.ts";
import styles from "./controls.module.css";

type Props<T extends string> = {
  value: T;
  choices: readonly T[];
  names: Readonly<Record<T, string>>;
  onChange: (choice: string) => void;
};

export function SortSelect<T extends string>({ value, choices, names, onChange }: Props<T>) {
  const t = useTexts(lists);
  return (
    <label className={styles["control"]}>
      <span className="visually-hidden">{t.sort}</span>
      <IconArrowsSort size={20} stroke={1.8} />
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
