import { formatEuros } from "@trove/money";
import { useState } from "react";
import * as v from "valibot";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { parcel } from "../../../locales/en/shipments/parcel.ts";
import { useTexts } from "../../../locales/texts.ts";
import { rulesOf } from "../../../shell/country-rules.ts";
import { costOfParcel, promisedNow, weightOfPieces } from "../../../shell/parcels.ts";
import { priceNow } from "../../../shell/price-now.ts";
import { readStored, store } from "../../../storage/browser-storage.ts";
import { readBy } from "../../../storage/schemas.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import { CountryOptions, likelyCountry } from "../../addresses/index.ts";

export type DeliveredItem = Parameters<typeof priceNow>[0] & { weightGrams: number | null };

const KEY = "delivery-country";
const code = readBy(v.string());

/** The country that this browser's visitor has chosen, if the shop still sends there, or else the likely one. */
function startCountry(): string {
  const chosen = readStored("local", KEY, code) ?? "";
  return rulesOf(chosen)?.canShip === true ? chosen : likelyCountry();
}

/** The days on which an order of now would arrive in a country, which can be chosen, and what sending it costs. */
export default function DeliveryTo({ item }: { item: DeliveredItem }) {
  const t = useTexts(itemTexts);
  const { arrives } = useTexts(parcel);
  const [countryCode, setCountry] = useState(startCountry);
  const { weightGrams } = item;
  const grams = weightOfPieces([{ weightGrams, quantity: 1 }]);
  const cost = costOfParcel({ flow: "cart", method: "standard", countryCode, itemsTotal: priceNow(item), grams });

  function choose(chosen: string): void {
    setCountry(chosen);
    store("local", KEY, chosen);
  }

  return (
    <div>
      <p>{arrives(promiseText(promisedNow("standard", countryCode)))}</p>
      <p>
        <label>
          {t.deliverTo}{" "}
          <select value={countryCode} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            <CountryOptions shippingOnly />
          </select>
        </label>
        <span>{formatEuros(cost)}</span>
      </p>
    </div>
  );
}
