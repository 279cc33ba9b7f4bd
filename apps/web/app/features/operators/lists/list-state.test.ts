import { describe, expect, it } from "vitest";
import { completeSearch, listQuery, showsView, shownColumns, toggledColumn, viewAddress } from "./list-state.ts";

const views = [
  { id: "mine", title: "Needs action", query: "status=Ordered&status=Approved" },
  { id: "all", title: "All", query: "" },
] as const;
const complete = (address: string) => String(completeSearch(new URLSearchParams(address), [...views]));

describe("the state of a list", () => {
  it("is the first view as long as the address names none", () => {
    expect(complete("")).toBe("status=Ordered&status=Approved&view=mine");
    expect(complete("page=2&search=ida")).toBe("status=Ordered&status=Approved&page=2&search=ida&view=mine");
    expect(complete("status=Shipped")).toBe("status=Shipped&view=mine");
  });

  it("is what the address says once it names a view, so the last filter of a view can be removed", () => {
    expect(complete("view=mine")).toBe("view=mine");
    expect(complete("view=all&status=Shipped")).toBe("view=all&status=Shipped");
  });

  it("becomes a query of the known parameters, several values as a list", () => {
    const state = new URLSearchParams("view=all&page=3&status=Ordered&status=Shipped&search=&carrier=DHL&other=1");
    expect(listQuery(state, ["status", "search", "carrier"])).toEqual({
      status: ["Ordered", "Shipped"],
      carrier: "DHL",
    });
  });
});

it("knows a view again whatever the sequence of its parameters, the page aside", () => {
  expect(viewAddress(views[0])).toBe("?status=Ordered&status=Approved&view=mine");
  const shows = (address: string, view: (typeof views)[number]) =>
    showsView(new URLSearchParams(address), view, ["status", "search"]);
  expect(shows("view=mine&status=Approved&status=Ordered&page=4&shipment=1", views[0])).toBe(true);
  expect(shows("view=mine&status=Approved", views[0])).toBe(false);
  expect(shows("view=all&columns=number", views[1])).toBe(false);
});

it("shows the columns that were chosen, always the first, and at first all but the extra ones", () => {
  const columns = [{ id: "number" }, { id: "status" }, { id: "weight", isExtra: true as const }];
  const shown = (address: string) => shownColumns(new URLSearchParams(address), columns).map(({ id }) => id);
  expect(shown("")).toEqual(["number", "status"]);
  expect(shown("columns=weight")).toEqual(["number", "weight"]);
  const wide = { id: "ordered", isWide: true as const };
  const narrow = (address: string) =>
    shownColumns(new URLSearchParams(address), [...columns, wide], true).map(({ id }) => id);
  expect(narrow("")).toEqual(["number", "status"]);
  expect(narrow("columns=ordered")).toEqual(["number", "ordered"]);
  expect(toggledColumn([{ id: "number" }, { id: "status" }], "weight")).toBe("number.status.weight");
  expect(toggledColumn([{ id: "number" }, { id: "status" }], "status")).toBe("number");
});
