import styles from "./avatar-group.module.css";

const MOST_SHOWN = 4;

/**
 * Up to four circles with people's initials. If there are more people, the last circle shows how many others there are.
 * The circles are decorative, so show the names beside them.
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
