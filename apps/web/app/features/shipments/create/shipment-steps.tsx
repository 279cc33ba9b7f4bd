import { shipsTo } from "@trove/contract/countries";
import { countryRules } from "../../../shell/country-rules.ts";
import { daysOfParcel, weightOfPieces } from "../../../shell/parcels.ts";
import { SHIPPING_METHODS } from "@trove/contract/statuses";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useBalance } from "../../../api/balance.ts";
import { useQuery } from "../../../api/use-query.ts";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Price } from "../../../ui/price.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Steps } from "../../../ui/page/steps.tsx";
import { AddressChoice, chosenAddress } from "../../addresses/index.ts";
import { CompleteStep } from "./complete-step.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { ItemsStep } from "./items-step.tsx";
import { ShipmentSummary } from "./shipment-summary.tsx";
import styles from "./shipment-create-page.module.css";
import { COMPLETE_STEP, costOf, PRESELECTED, type ShipmentFlow, shownStep } from "./shipment-flow.ts";
import type { ShippableItem } from "./use-shippable-items.ts";
import { useShip } from "./use-ship.ts";
import { useStepArrival } from "./use-step-arrival.ts";

type Props = {
  items: readonly ShippableItem[];
  flow: ShipmentFlow;
  change: (changes: Partial<ShipmentFlow>) => void;
  reset: () => void;
  reload: () => Promise<void>;
};

/** The steps of a new shipment. Each is validated before the next one opens. */
export function ShipmentSteps({ items, flow, change, reset, reload }: Props) {
  const t = useTexts(shipping);
  const navigate = useNavigate();
  const book = useQuery("listAddresses", {});
  const { data: balance } = useBalance();
  const [adding, setAdding] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const { ship, busy, failure, forget } = useShip({ change, reload });

  const method = flow.shippingMethod || PRESELECTED;
  const among = (ids: readonly string[]) => items.filter(({ id }) => ids.includes(id));
  const chosen = among(flow.selectedItems);
  const address = chosenAddress(book.data, flow.shippingAddress);
  const canShip = shipsTo(countryRules(), address?.countryCode ?? "");
  const costOfMethod = (wanted: typeof method, sent = chosen) => {
    const pieces = sent.map(({ weightGrams }) => ({ weightGrams, quantity: 1 }));
    return costOf(wanted, address?.countryCode, weightOfPieces(pieces));
  };
  const step = shownStep(flow, chosen.length, book.data === undefined || canShip);
  const heading = useStepArrival(step);
  const titles = [t.itemsTitle, t.deliveryTitle, t.addressTitle, t.confirmTitle];
  const isPoor = balance !== undefined && balance.amount < flow.shippingCost;
  const mistakes: Partial<Record<number, string | false>> = {
    2: address === undefined ? t.noAddress : !canShip && t.cannotShip(countryName(address.countryCode)),
  };

  function go(to: number): void {
    setMistake(undefined);
    forget();
    if (to < 0) return void navigate(-1);
    change({ activeStep: to });
  }

  function next(): void {
    const wrong = mistakes[step];
    // The price may depend on the address, which is chosen after the method.
    if (step === 1 || step === 2) change({ shippingMethod: method, shippingCost: costOfMethod(method) });
    if (typeof wrong !== "string") return go(step + 1);
    setMistake(wrong);
    if (step === 2 && address === undefined) setAdding(true);
  }

  if (step === COMPLETE_STEP) {
    const onAgain = items.length > 0 ? reset : undefined;
    return <CompleteStep shipmentId={flow.shipmentIdResult} onLeave={reset} onAgain={onAgain} />;
  }

  const back = (
    <Button variant="quiet" onClick={() => go(step - 1)} disabled={busy}>
      {t.back}
    </Button>
  );
  return (
    <>
      <Steps label={t.stepsLabel} names={Object.values(t.steps)} current={step} />
      <div className={styles["columns"]}>
        <section aria-labelledby="shipment-step">
          <h2 id="shipment-step" ref={heading} tabIndex={-1} className={styles["title"]}>
            {titles[step]}
          </h2>
          {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
          {step === 0 && (
            <ItemsStep
              items={items}
              chosen={chosen}
              onChange={(selectedItems) =>
                change({ selectedItems, shippingCost: costOfMethod(method, among(selectedItems)) })
              }
            />
          )}
          {step === 1 && (
            <RadioCards
              legend={t.legend}
              cards={SHIPPING_METHODS.map((value) => {
                const { min, max } = daysOfParcel(value, address?.countryCode);
                return {
                  value,
                  title: t.methods[value],
                  text: t.workingDays(min, max),
                  end: <Price amount={costOfMethod(value)} />,
                };
              })}
              value={method}
              onChange={(shippingMethod) => {
                setMistake(undefined);
                change({ shippingMethod, shippingCost: costOfMethod(shippingMethod) });
              }}
            />
          )}
          {step === 2 && (
            <AddressChoice
              legend={t.addressLegend}
              hint={t.addressHint}
              value={address?.id}
              onChange={({ id }) => {
                setMistake(undefined);
                change({ shippingAddress: id });
              }}
              adding={adding}
              onAdding={setAdding}
              shippingOnly
            />
          )}
          {step === 3 && address && <ConfirmStep flow={flow} chosen={chosen} address={address} onChange={go} />}
          {mistake !== undefined && <Alert kind="bad">{mistake}</Alert>}
        </section>
        <ShipmentSummary flow={flow} chosen={chosen}>
          {back}
          {step < 3 ? (
            <Button onClick={next} disabled={chosen.length === 0}>
              {t.next}
            </Button>
          ) : (
            <Button
              busy={busy}
              disabled={isPoor || address === undefined}
              onClick={() =>
                address &&
                void ship(
                  flow,
                  chosen.map(({ id }) => id),
                  address.id,
                )
              }
            >
              {t.confirm(formatEuros(flow.shippingCost))}
            </Button>
          )}
        </ShipmentSummary>
      </div>
    </>
  );
}
