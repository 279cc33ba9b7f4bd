import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";

/**
 * The addresses of chat, board and calendar are reserved. The shop has none of these features, so the lists are empty.
 */
const nothing = z.array(z.never());

export const reservedEndpoints = {
  listChats: {
    summary: "The operators' chats: there are none",
    access: ["Admin"],
    permission: null,
    response: nothing,
    errors: [],
  },
  listBoards: {
    summary: "The operators' boards: there are none",
    access: ["Admin"],
    permission: null,
    response: nothing,
    errors: [],
  },
  listEvents: {
    summary: "The operators' calendar: it is empty",
    access: ["Admin"],
    permission: null,
    response: nothing,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
