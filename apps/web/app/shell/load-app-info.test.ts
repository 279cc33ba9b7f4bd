import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { apiContext } from "../api/page-call.ts";
import { loadAppInfo } from "./load-app-info.ts";

test(
  "a legal file that can't be found is an error value and logged, and its link leads to #",
  { tags: ["S8-21", "S8-22", "S8-23"] },
  async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const context = new RouterContextProvider();
    context.set(apiContext, async (path) =>
      path.includes("terms_of_service")
        ? Response.json({ title: "Not found", detail: "There is no such file" }, { status: 404 })
        : Response.json(
            path.includes("privacy_policy")
              ? "/privacy.pdf"
              : {
                  appName: "Trove",
                  countdownUntilUtc: "2030-01-01T00:00:00Z",
                  maintenanceMessages: {},
                  countries: [],
                  constants: {},
                },
          ),
    );
    expect(await loadAppInfo(context)).toMatchObject({
      brand: "Trove",
      terms: { url: "#", error: "There is no such file" },
      privacy: { url: "/privacy.pdf" },
    });
    expect(log.mock.calls.map(([text]) => text)).toEqual(["terms_of_service.pdf can't be linked"]);
    log.mockRestore();
  },
);
