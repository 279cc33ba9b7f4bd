import { randomUUID } from "node:crypto";
import { stockItems } from "../catalogue/stock.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner } from "./shared-shops.ts";

type Room = Pick<
  Provocations,
  "signUpForLaunch" | "confirmLaunchSignUp" | "endLaunchSignUp" | "changeLaunchWords" | "createExampleBoxes"
>;

const nobodys = { params: { token: "nobodys" } };
const words = { name: "Soon", description: "", translations: {}, version: 9_999 };

/** Provokes the refusals of calls about a shop that is about to open. */
export const provokeLaunch = (getShop: () => Shop): Room => ({
  signUpForLaunch: {
    STATUS_CONFLICT: async () => {
      await stockItems(getShop(), [100]);
      return getShop().call("signUpForLaunch", { body: { email: "mara@trove.example" } });
    },
  },
  confirmLaunchSignUp: { NOT_FOUND: () => getShop().call("confirmLaunchSignUp", nobodys) },
  endLaunchSignUp: { NOT_FOUND: () => getShop().call("endLaunchSignUp", nobodys) },
  changeLaunchWords: {
    VERSION_CONFLICT: async () =>
      getShop().call("changeLaunchWords", { body: words }, { ...(await anyOwner(getShop())), key: randomUUID() }),
  },
  createExampleBoxes: {
    STATUS_CONFLICT: async () => {
      const owner = await anyOwner(getShop());
      await getShop().call("createExampleBoxes", { body: {} }, { ...owner, key: randomUUID() });
      return getShop().call("createExampleBoxes", { body: {} }, { ...owner, key: randomUUID() });
    },
  },
});
