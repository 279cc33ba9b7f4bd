import { rowProblemTexts } from "@trove/contract/row-problems";
import { defineTexts } from "../../texts.ts";

/**
 * The reason why a file can't be imported, or a row of bulk work can't run, by its code. The English texts are the
 * API's own sentences.
 */
export const rowProblems = defineTexts(rowProblemTexts);
