import { rowProblemTexts } from "@trove/contract/row-problems";
import { defineTexts } from "../../texts.ts";

/** Why a file can't be imported, or a row of bulk work can't run, by its code: in English the API's own sentences. */
export const rowProblems = defineTexts(rowProblemTexts);
