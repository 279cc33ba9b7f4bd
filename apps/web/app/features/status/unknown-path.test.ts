import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { loader } from "./unknown-path.ts";

test(
  "an unknown path redirects to /404, and going back from there leads to the page before it",
  { tags: ["S2-18", "S2-19"] },
  async () => {
    const router = createMemoryRouter([{ path: "/faq" }, { path: "/shop" }, { path: "/404" }, { path: "*", loader }], {
      initialEntries: ["/faq", "/shop"],
    });
    await router.navigate("/no-such-page");
    expect(router.state.location.pathname).toBe("/404");
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe("/shop");
  },
);
