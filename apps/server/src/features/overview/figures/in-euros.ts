import { toEuros } from "@trove/money";
import type { Series, Total } from "./sum-figures.ts";

export const totalInEuros = ({ count, amount }: Total) => ({ count, amount: toEuros(amount) });

export const seriesInEuros = ({ count, amount }: Series) => ({ count, amount: amount.map(toEuros) });
