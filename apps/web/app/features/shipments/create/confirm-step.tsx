import { formatEuros, subtract } from "@trove/money";
import type { ReactNode } from "react";
import { useBalance } from "../../../api/balance.ts";
import type { CallResult } from "../../../api/request.ts";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { promisedNow } from "../../../shell/parcels.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { addressLines } from "../../addresses/index.ts";
import { topUpPath } from "../../balance/index.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./confirm-step.module.css";
import type { ShipmentFlow } from "./shipment-flow.ts";
import type { ShippableItem } from "./use-shippable-items.ts";

type Props = {
  flow: ShipmentFlow;
  chosen: readonly ShippableItem[];
  address: CallResult<"listAddresses">[number];
  /** Goes back to the given step. */
  onChange: (step: number) => void;
};

/** Shows all choices for review, and whether the balance covers the cost. */
export function ConfirmStep({ flow, chosen, address, onChange }: Props) {
  const t = useTexts(shipping);
  const { data: balance } = useBalance();
  const { shippingMethod, shippingCost } = flow;
  const missing = balance && balance.amount < shippingCost ? subtract(shippingCost, balance.amount) : undefined;
  const names = Map.groupBy(chosen, ({ item }) => item.name);
  const named = Array.from(names, ([name, same]) => [name, same.length, same[0]?.item.imageUrl ?? ""] as const);
  const lines = [`${address.firstName} ${address.lastName}`, ...addressLines(address)];
  const parts: { step: number; name: string; what: ReactNode }[] = [
    {
      step: 0,
      name: t.steps.items,
      what: (
        <ul className={styles["items"]}>
          {named.map(([name, count, imageUrl]) => (
            <li key={name}>
              <ItemPicture src={imageUrl} alt="" size="row" />
              <span>{t.several(name, count)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      step: 1,
      name: t.steps.delivery,
      what:
        shippingMethod !== "" &&
        `${t.methods[shippingMethod]}, ${promiseText(promisedNow(shippingMethod, address.countryCode))}`,
    },
    { step: 2, name: t.steps.address, what: lines.map((line) => <bdi key={line}>{line}</bdi>) },
  ];

  return (
    <>
      <dl className={styles["parts"]}>
        {parts.map(({ step, name, what }) => (
          <div key={step}>
            <dt className={letters["muted"]}>{name}</dt>
            <dd>{what}</dd>
            <dd>
              <Button variant="quiet" size="small" aria-label={t.change(name)} onClick={() => onChange(step)}>
                {t.changeWord}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {missing !== undefined && (
        <Alert
          kind="warning"
          action={
            <ButtonLink
              variant="outline"
              size="small"
              to={topUpPath({ amount: missing, returnTo: "/shipment-create" })}
            >
              {t.topUp}
            </ButtonLink>
          }
        >
          {t.tooLittle(formatEuros(missing))}
        </Alert>
      )}
    </>
  );
}
