import { type ErrorCode, errors } from "@trove/contract/errors";
import { defineTexts } from "../texts.ts";

const titles = Object.fromEntries(Object.entries(errors).map(([code, { title }]) => [code, title]));

/** The text for each error code: in English the API's own title. */
export const problems = defineTexts(titles as Record<ErrorCode, string>);
