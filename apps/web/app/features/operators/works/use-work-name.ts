import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { Work } from "./work.ts";

export type NamedWork = Pick<Work, "kind" | "title" | "moveTo">;

/** Returns a function that names work: by its kind and its file, or by the status to which it moves shipments. */
export function useWorkName(): (work: NamedWork) => string {
  const t = useTexts(works);
  const { moves } = useTexts(adminShipments);
  return ({ kind, title, moveTo }) => t.named(t.kinds[kind], moveTo === null ? title : moves[moveTo]);
}
