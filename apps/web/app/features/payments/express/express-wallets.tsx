import { useEffect, useEffectEvent, useRef } from "react";
import { cart } from "../../../locales/en/cart.ts";
import { ways as wayTexts } from "../../../locales/en/payments/ways.ts";
import { useTexts } from "../../../locales/texts.ts";
import { expressForms } from "../gateway-forms/express-forms.ts";
import type { Way } from "../ways/use-ways.ts";
import type { Confirmed, ExpressRequest } from "./express-form.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./express-wallets.module.css";

type Props = Pick<ExpressRequest, "asksEmail" | "countries" | "countryCode" | "quote"> & {
  /** Those that have `express`, all of one provider. */
  ways: readonly Way[];
  onConfirmed: (confirmed: Confirmed) => void;
  onReady: () => void;
  /** Called if this browser has none of the wallets, or if they can't be loaded. */
  onLost: () => void;
};

/** The wallets' own buttons, above the first step. */
export default function ExpressWallets({
  ways,
  asksEmail,
  countries,
  countryCode,
  quote,
  onConfirmed,
  onReady,
  onLost,
}: Props) {
  const t = useTexts(cart).express;
  const { methods: names } = useTexts(wayTexts);
  const place = useRef<HTMLDivElement>(null);
  const [way] = ways;
  const provider = way?.provider;
  const publicKey = way?.express?.publicKey;
  const offered = JSON.stringify(ways.map(({ method }) => ({ method, label: names[method] })));
  const served = countries.join(" ");
  const quoted = useEffectEvent(quote);
  const confirmed = useEffectEvent(onConfirmed);
  const ready = useEffectEvent(onReady);
  const lost = useEffectEvent(onLost);

  useEffect(() => {
    const load = provider === undefined ? null : expressForms[provider];
    const container = place.current;
    if (provider === undefined || load === null || publicKey === undefined || container === null) return;
    const leaving = new AbortController();
    const { signal: left } = leaving;
    const own = container.appendChild(document.createElement("div"));
    const lose = () => void (left.aborted || lost());
    const mount = async () => {
      const form = await load();
      left.throwIfAborted();
      const methods = JSON.parse(offered) as ExpressRequest["methods"];
      const request = { publicKey, methods, asksEmail, countries: served.split(" "), countryCode };
      return form.mount(
        own,
        { ...request, quote: (code) => quoted(code) },
        { left, onConfirmed: (given) => !left.aborted && confirmed({ ...given, provider }), onLost: lose },
      );
    };
    const mounted = mount();
    mounted.then(() => void (left.aborted || ready()), lose);
    return () => {
      leaving.abort();
      own.remove();
      mounted.then(
        (form) => form.unmount(),
        () => undefined,
      );
    };
  }, [provider, publicKey, offered, asksEmail, served, countryCode]);

  return (
    <section className={styles["express"]} aria-label={t.title}>
      <div ref={place} className={styles["buttons"]} />
      <p className={letters["hint"]}>{t.hint}</p>
      <p className={styles["or"]}>{t.or}</p>
    </section>
  );
}
