import { MAKER_FIELDS, type Maker } from "@trove/contract/product-safety";
import type { CallResult } from "../../../api/request.ts";
import { catalogue } from "../../../locales/en/items/operators.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";

export type Makers = CallResult<"listMakers">;

/** The value of a manufacturer's choice: all that is known of it. */
export const keyOf = (maker: Maker): string => MAKER_FIELDS.map((field) => maker[field]).join("\n");

/** The manufacturer that a choice among `MakerOptions` stands for. */
export function makerOf(makers: Makers, key: string): Maker | undefined {
  const found = makers.find((maker) => keyOf(maker) === key);
  if (found === undefined) return undefined;
  const { itemCount: _, ...maker } = found;
  return maker;
}

/** The manufacturers of items as choices, each with its country and number of items. */
export function MakerOptions({ makers }: { makers: Makers }) {
  const t = useTexts(catalogue).safety;
  return makers.map((maker) => (
    <option key={keyOf(maker)} value={keyOf(maker)}>
      {t.maker(
        maker.manufacturerName,
        maker.manufacturerCountry === "" ? "–" : countryName(maker.manufacturerCountry),
        maker.itemCount,
      )}
    </option>
  ));
}
