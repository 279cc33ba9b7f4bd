import { formatEuros } from "@trove/money";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { useQuery } from "../../../api/use-query.ts";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { parcel } from "../../../locales/en/shipments/parcel.ts";
import { useTexts } from "../../../locales/texts.ts";
import { rulesOf } from "../../../shell/country-rules.ts";
import { costOfParcel, promisedNow, weightOfPieces } from "../../../shell/parcels.ts";
import { priceNow } from "../../../shell/price-now.ts";
import { readStored, store } from "../../../storage/browser-storage.ts";
import { readBy } from "../../../storage/schemas.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { CountryOptions, likelyCountry } from "../../addresses/index.ts";

export type DeliveredItem = Parameters<typeof priceNow>[0] & { weightGrams: number | null };

const KEY = "delivery-country";
const code = readBy(v.string());

const isServed = (countryCode = ""): boolean => rulesOf(countryCode)?.canShip === true;

type Props = { item: DeliveredItem; /** Shown until the person's addresses are read. */ waiting: ReactNode };

/**
 * The days on which an order of now would arrive in a country, and what sending it costs. The country can be chosen; at
 * first it is the one that this browser chose before, or that of the person's default address, or the likely one.
 */
export default function DeliveryTo({ item, waiting }: Props) {
  const t = useTexts(itemTexts);
  const { arrives } = useTexts(parcel);
  const isUser = useHasRole("User");
  const [chosen, setChosen] = useState(() => readStored("local", KEY, code));
  const book = useQuery("listAddresses", isUser && !isServed(chosen) ? {} : undefined);
  const countryCode = [chosen, book.data?.[0]?.countryCode].find(isServed) ?? likelyCountry();
  const { weightGrams } = item;
  const grams = weightOfPieces([{ weightGrams, quantity: 1 }]);
  const cost = costOfParcel({ flow: "cart", method: "standard", countryCode, itemsTotal: priceNow(item), grams });

  function choose(country: string): void {
    setChosen(country);
    store("local", KEY, country);
  }

  if (book.isLoading) return waiting;
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
