import { call } from "../../../api/call.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";

const NONE: readonly string[] = [];

/** The ids of the items on the person's wishlist. All hearts of a page share one request. */
export function useWishes() {
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
