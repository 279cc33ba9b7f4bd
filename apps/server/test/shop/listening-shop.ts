import { findFreePort } from "./free-port.ts";
import { openShop, type Shop } from "./shop.ts";

/** Opens a shop with its own PUBLIC_URL, where nothing listens until `listen` is called. */
export async function openSilentShop(variables: Record<string, string> = {}): Promise<Shop> {
  const port = await findFreePort();
  return openShop({ HOST: "127.0.0.1", PORT: String(port), ...variables });
}

export async function listen({ app, environment }: Shop): Promise<void> {
  await app.http.listen({ host: environment.HOST, port: environment.PORT });
}

/** Opens a shop that listens at its PUBLIC_URL, which its payment gateway needs. */
export async function openListeningShop(variables: Record<string, string> = {}): Promise<Shop> {
  const shop = await openSilentShop(variables);
  await listen(shop);
  return shop;
}
