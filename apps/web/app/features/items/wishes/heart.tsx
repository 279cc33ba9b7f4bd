import { useLocation, useNavigate } from "react-router";
import { signInFrom } from "../../../session/return-to.ts";
import { useHasRole, useSession } from "../../../session/use-session.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { later } from "../../../ui/later.tsx";
import { HeartLook } from "./heart-look.tsx";

const HeartButton = later(() => import("./heart-button.tsx"), <HeartLook name="" />);

/**
 * A button that adds an item to the wishlist or removes it. Asks visitors to sign in. Not shown to operators, who have
 * no wishlist.
 */
export function Heart({ item }: { item: { id: string; name: string } }) {
  const { authMethod } = useAppInfo();
  const location = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const isUser = useHasRole("User");
  if (isUser) return <HeartButton item={item} />;
  if (status === "authenticated") return null;
  return <HeartLook name={item.name} onClick={() => void navigate(signInFrom(authMethod, location))} />;
}
