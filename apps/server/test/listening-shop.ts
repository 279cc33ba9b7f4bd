import { createServer } from "node:net";
import { openShop, type Shop } from "./shop.ts";

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

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
