import { Link } from "react-router";
import { Mark } from "../../ui/media/mark.tsx";
import { useAppInfo } from "../../shell/app-info.ts";
import styles from "./brand.module.css";

/** The logo and the name, with a link to the home page. */
export function Brand() {
  const { brand, look } = useAppInfo();
  return (
    <Link to="/" className={styles["brand"]}>
      {look.logoUrl === "" ? <Mark /> : <img src={look.logoUrl} alt="" width={32} height={32} />}
      <span>{brand}</span>
    </Link>
  );
}
