import { Link } from "react-router";
import { Mark } from "../../ui/media/mark.tsx";
import { useAppInfo } from "../../shell/app-info.ts";
import styles from "./brand.module.css";

/** The mark and the name, leading home. */
export function Brand() {
  const { brand } = useAppInfo();
  return (
    <Link to="/" className={styles["brand"]}>
      <Mark />
      <span>{brand}</span>
    </Link>
  );
}
