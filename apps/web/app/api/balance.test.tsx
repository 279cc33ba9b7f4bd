import { renderToString } from "react-dom/server";
import { type Middleware, type SWRConfiguration, SWRConfig } from "swr";
import { expect, test } from "vitest";
import { useBalance } from "./balance.ts";

test("the balance is fetched again on focus and on reconnect", { tags: ["S7-22", "S7-23"] }, () => {
  const seen: SWRConfiguration[] = [];
  const look: Middleware = (next) => (key, fetcher, config) => {
    seen.push(config);
    return next(key, fetcher, config);
  };
  function Balance() {
    useBalance();
    return null;
  }
  renderToString(
    <SWRConfig value={{ use: [look] }}>
      <Balance />
    </SWRConfig>,
  );
  expect(seen).toMatchObject([{ revalidateOnFocus: true, revalidateOnReconnect: true }]);
});
