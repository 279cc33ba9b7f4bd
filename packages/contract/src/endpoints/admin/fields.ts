import { z } from "zod";

/** The version that the operator saw. A change of another one is refused with VERSION_CONFLICT. */
export const version = z.int().min(1);

export const search = z.string().trim().max(100).optional();
