import { Link, useLocation } from "react-router";
import { wishes } from "../../../locales/en/wishes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { signInFrom } from "../../../session/return-to.ts";
import { useHasRole, useSession } from "../../../session/use-session.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { later } from "../../../ui/later.tsx";
import { HeartShape } from "./heart-shape.tsx";
import styles from "./heart.module.css";

const HeartButton = later(
  () => import("./heart-button.tsx"),
  <span className={styles["heart"]}>
    <HeartShape />
  </span>,
);

/** Puts an item on the wishlist, or takes it off. Visitors sign in first; operators have no wishlist. */
export function Heart({ item }: { item: { id: string; name: string } }) {
  const t = useTexts(wishes);
  const { authMethod } = useAppInfo();
  const location = useLocation();
  const { status } = useSession();
  const isUser = useHasRole("User");
  if (isUser) return <HeartButton item={item} />;
  if (status === "authenticated") return null;
  return (
    <Link
      to={signInFrom(authMethod, location)}
      className={styles["heart"]}
      title={t.save}
      aria-label={t.signIn(item.name)}
    >
      <HeartShape />
    </Link>
  );
}
