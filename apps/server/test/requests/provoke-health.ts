import { openShop } from "../shop/shop.ts";

export const provokeHealth = {
  getReadiness: {
    OVERLOADED: async () => {
      const other = await openShop();
      await other.database.pool.end();
      const response = await other.call("getReadiness");
      await other.app.http.close();
      await other.owner.close();
      return response;
    },
  },
};
