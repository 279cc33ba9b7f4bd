import styles from "./avatar-group.module.css";

const MOST_SHOWN = 4;

/**
 * People as circles with their initials, at most four: of more people, the last circle says how many others there are.
 * Decoration, so their names stand beside it.
 */
export function AvatarGroup({ names }: { names: readonly string[] }) {
  const shown = names.length > MOST_SHOWN ? names.slice(0, MOST_SHOWN - 1) : names;
  return (
    <span className={styles["group"]} aria-hidden="true">
      {shown.map((name) => (
        <span key={name}>{name.charAt(0).toUpperCase()}</span>
      ))}
      {names.length > shown.length && <span>{`+${names.length - shown.length}`}</span>}
    </span>
  );
}
