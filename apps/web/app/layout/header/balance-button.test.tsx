import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { SWRConfig, unstable_serialize } from "swr";
import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { keyOf } from "../../api/use-query.ts";
import BalanceButton from "./balance-button.tsx";

const buttonWith = (state: object) =>
  renderToString(
    <SWRConfig value={{ provider: () => new Map([[unstable_serialize(keyOf("getBalance", {})), state]]) }}>
      <MemoryRouter>
        <BalanceButton />
      </MemoryRouter>
    </SWRConfig>,
  );

test("the button has no amount while the balance couldn't be loaded, and says so", { tags: ["S8-19"] }, () => {
  const failed = buttonWith({ error: new ApiError(503, {}) });
  expect(failed).toContain("Balance: -");
  expect(failed).toContain("couldn&#x27;t be loaded");
  expect(buttonWith({ data: { id: "a", amount: 1250 } })).toContain("€12.50");
});
