import { type ErrorCode, errors } from "@trove/contract/errors";
import { defineTexts } from "../texts.ts";

const titles = Object.fromEntries(Object.entries(errors).map(([code, { title }]) => [code, title]));

/** The text for each error code. The English texts are the API's own titles. */
export const problems = defineTexts(titles as Record<ErrorCode, string>);
