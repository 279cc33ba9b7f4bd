import { randomUUID } from "node:crypto";
import type { RowProblemCode } from "@trove/contract";
import { addCopy, dayIn, endReduction, reduce, reduced } from "./reductions.ts";
import { stockBox } from "./stock.ts";
import { putOnSale } from "../orders/orders.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "../requests/provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";

type Room = Pick<Provocations, "getReduction" | "createReduction" | "endReduction">;

/** Provokes the refusals of calls about reductions. `getShop` is called only when a refusal is provoked. */
export function provokeReductions(getShop: () => Shop, shared: SharedShops): Room {
  const running = async () => {
    const [shop, { itemId }] = [getShop(), await putOnSale(getShop())];
    const admin = await anyOwner(shop);
    return { shop, admin, itemId, id: (await reduced(shop, admin, itemId)).id };
  };
  return {
    getReduction: {
      NOT_FOUND: async () =>
        getShop().call("getReduction", { params: { id: randomUUID() } }, await anyOwner(getShop())),
    },
    createReduction: {
      NOT_FOUND: async () => reduce(getShop(), await anyOwner(getShop()), { itemIds: [randomUUID()] }),
      STATUS_CONFLICT: async () => {
        const { shop, admin, itemId } = await running();
        return reduce(shop, admin, { itemIds: [itemId] });
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const { drops } = await stockBox(shop);
        return () => reduce(shop, owner, { itemIds: [drops[0]?.itemId ?? ""] });
      }),
    },
    endReduction: {
      NOT_FOUND: async () => endReduction(getShop(), await anyOwner(getShop()), randomUUID()),
      STATUS_CONFLICT: async () => {
        const { shop, admin, id } = await running();
        await endReduction(shop, admin, id);
        return endReduction(shop, admin, id);
      },
    },
  };
}

type Found = readonly { code: string; params: object }[];

/** Provokes the problems for which a reduction is refused. */
export function provokeReductionProblems(getShop: () => Shop) {
  const refused = async (body: Parameters<typeof reduce>[2]): Promise<Found> => {
    const { text } = await reduce(getShop(), await anyOwner(getShop()), body);
    return (JSON.parse(text) as { params: { problems: Found } }).params.problems;
  };
  return {
    ReductionOverlaps: async () => {
      const { itemId } = await putOnSale(getShop());
      await reduced(getShop(), await anyOwner(getShop()), itemId);
      return refused({ itemIds: [itemId] });
    },
    ReductionNotLower: async () => refused({ itemIds: [(await putOnSale(getShop())).itemId], price: 9999 }),
    ReductionTooLong: async () => {
      const { drops } = await stockBox(getShop());
      return refused({ itemIds: [drops[0]?.itemId ?? ""], until: dayIn(getShop(), 40) });
    },
    ReductionTooNew: async () => {
      const { itemId } = await putOnSale(getShop());
      return refused({ itemIds: [await addCopy(getShop(), await anyOwner(getShop()), itemId)] });
    },
    ReductionEmpty: async () => {
      const { itemId } = await putOnSale(getShop());
      const { categoryId } = (await getShop().call("getItem", { params: { id: itemId }, query: {} })).body;
      await reduced(getShop(), await anyOwner(getShop()), itemId);
      return refused({ categoryId });
    },
  } satisfies Partial<Record<RowProblemCode, () => Promise<Found>>>;
}
