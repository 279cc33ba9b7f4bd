import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, freeText, id, integerQueryFrom } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { version } from "./fields.ts";

/** The name of the endpoint that reads the list. */
const list = z.string().regex(/^[A-Za-z]{1,60}$/, "must be the name of a list");

const viewFields = {
  title: freeText("Name", 60),
  /** The filters, search, order and columns of the list's page as a query string without `?`. */
  query: z.string().max(2000),
  /** True if all operators see the view. */
  isShared: z.boolean(),
};

const savedView = z.strictObject({
  id,
  list,
  title: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  /** True if the caller saved the view. */
  isMine: z.boolean(),
  version: z.int(),
});

const byViewId = z.strictObject({ id: idOf("savedView") });

export const savedViewEndpoints = {
  listSavedViews: {
    summary: "The views of a list that the person saved or that others share, oldest first",
    access: ["Admin"],
    permission: null,
    query: z.strictObject({ list }),
    response: z.array(savedView),
    errors: [],
  },
  saveView: {
    summary: "Save a view of a list",
    access: ["Admin"],
    permission: null,
    body: z.strictObject({ list, ...viewFields }),
    status: 201,
    response: savedView,
    errors: ["STATUS_CONFLICT"],
  },
  changeView: {
    summary: "Change a view; a shared one belongs to all operators",
    access: ["Admin"],
    permission: null,
    params: byViewId,
    body: z.strictObject({ ...viewFields, version }),
    response: savedView,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
  deleteView: {
    summary: "Delete a view; a shared one belongs to all operators",
    access: ["Admin"],
    permission: null,
    params: byViewId,
    query: z.strictObject({ version: integerQueryFrom(1) }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
