import { findFreePort } from "./free-port.ts";
import { openShop, type Shop } from "./shop.ts";

/** A shop whose PUBLIC_URL is an address of its own, at which nothing answers before `listen`. */
export async function openSilentShop(variables: Record<string, string> = {}): Promise<Shop> {
  const port = await findFreePort();
  return openShop({ HOST: "127.0.0.1", PORT: String(port), ...variables });
}

export async function listen({ app, environment }: Shop): Promise<void> {
  await app.http.listen({ host: environment.HOST, port: environment.PORT });
}

/** A shop that is also reached over the network, under its PUBLIC_URL, as its payment gateway needs it. */
export async function openListeningShop(variables: Record<string, string> = {}): Promise<Shop> {
  const shop = await openSilentShop(variables);
  await listen(shop);
  return shop;
}
