import { useNavigate } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import { wishes } from "../../../locales/en/items/wishes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { HeartLook } from "./heart-look.tsx";
import { call } from "../../../api/call.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";

const NONE: readonly string[] = [];

/** The ids of the items on the person's wishlist. All hearts of a page share one request. */
function useWishes() {
  const { data: ids = NONE, mutate } = useQuery("listWishIds", {});

  /** Shows the change at once. If the call fails, restores the previous state and rethrows. */
  async function change(id: string, isWished: boolean): Promise<void> {
    const others = ids.filter((other) => other !== id);
    const changed = isWished ? [...others, id] : others;
    const send = async () => {
      await call(isWished ? "addWish" : "removeWish", { params: { id } });
      return changed;
    };
    await mutate(send(), { optimisticData: changed, revalidate: false });
    await revalidate("listWishes");
  }

  return { ids, change };
}

/** The heart button for a signed-in person. */
export default function HeartButton({ item: { id, name } }: { item: { id: string; name: string } }) {
  const t = useTexts(wishes);
  const navigate = useNavigate();
  const { ids, change } = useWishes();
  const isWished = ids.includes(id);

  async function toggle(): Promise<void> {
    try {
      await change(id, !isWished);
      if (isWished) showToast("note", t.removed(name), { label: t.undo, run: () => void change(id, true) });
      else showToast("good", t.saved(name), { label: t.view, run: () => void navigate("/wishlist") });
    } catch (error) {
      showToast("bad", messageOf(error));
    }
  }

  return <HeartLook name={name} isWished={isWished} onClick={() => void toggle()} />;
}
