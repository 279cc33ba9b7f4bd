import type { LaunchStep } from "@trove/contract/constants";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { newIntentKey } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { launchGuide } from "../../../locales/en/launch/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconCircleCheck } from "../../../ui/icons/shop-icons.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import styles from "./launch-guide.module.css";

type Guide = CallResult<"getLaunchGuide">;

/** Where each step is done. */
const places: Record<LaunchStep, string> = {
  mail: "/dashboard/status",
  payments: "/dashboard/status",
  documents: "/dashboard/group/six/documents",
  guarantee: "/dashboard/group/six/documents",
  secondAdmin: "/dashboard/group/rights",
  backup: "/dashboard/status",
  category: "/dashboard/three/categories",
  item: "/dashboard/three/import",
  safety: "/dashboard/three?lacksSafety=true&columns=name.category.price.state.safety",
  box: "/dashboard/group",
  market: "/dashboard/group/settings?group=markets",
  identity: "/dashboard/group/settings?group=markets",
  testOrder: "/",
};

const EVERY_MS = 15_000;

/** From this share of done steps on, these are folded. */
const MOST_DONE = 2 / 3;

/**
 * The list of needs that the shop has before it opens; null once all are met, or when the list was put away. Undefined
 * until that is known, so that a page can wait and does not move.
 */
export function useLaunchGuide(): ReactNode {
  const { data, error } = useQuery("getLaunchGuide", {}, { refreshInterval: EVERY_MS });
  if (data === undefined) return error === undefined ? undefined : null;
  return data.isPutAway || data.steps.every(({ isDone }) => isDone) ? null : <Steps guide={data} />;
}

function Steps({ guide: { steps, itemsWithoutSafety, hasBoxes, hasMailServer, mailFailure } }: { guide: Guide }) {
  const t = useTexts(launchGuide);
  const may = useMay();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<string>();

  async function attempt(name: string, act: () => Promise<void>): Promise<void> {
    setBusy(name);
    setFailure(undefined);
    await act().catch((error: unknown) => setFailure(messageOf(error)));
    setBusy(undefined);
  }

  async function sendTestMail(): Promise<void> {
    const { email } = await call("sendTestMail", { body: {} }, { idempotencyKey: newIntentKey() });
    showToast("good", t.mailSent(email));
    await revalidate("getLaunchGuide");
  }

  async function makeExamples(): Promise<void> {
    await call("createExampleBoxes", { body: {} }, { idempotencyKey: newIntentKey() });
    showToast("good", t.examplesDone);
    await revalidate("listAdminLootboxes", "getLaunchGuide");
    await navigate(places.box);
  }

  async function putAway(): Promise<void> {
    await call("putLaunchGuideAway", { body: { isPutAway: true } }, { idempotencyKey: newIntentKey() });
    showToast("good", t.hidden);
    await revalidate("getLaunchGuide");
  }

  const mailHint = mailFailure === null ? (hasMailServer ? undefined : t.mailFiles) : t.mailFailed(mailFailure);
  const isFolded = steps.filter(({ isDone }) => isDone).length >= MOST_DONE * steps.length;
  const line = ({ step, isDone }: Guide["steps"][number]) => (
    <li key={step} className={classes(styles["step"], isDone && styles["done"])}>
      <span className={styles["mark"]} role="img" aria-label={isDone ? t.done : t.open}>
        {isDone && <IconCircleCheck size={22} stroke={1.8} />}
      </span>
      <div className={styles["text"]}>
        <Link to={places[step]}>{t.steps[step].title}</Link>
        {!isDone && <p>{t.steps[step].text}</p>}
        {step === "safety" && itemsWithoutSafety > 0 && <p>{t.unsafe(itemsWithoutSafety)}</p>}
        {step === "mail" && !isDone && mailHint !== undefined && <p>{mailHint}</p>}
        {step === "mail" && !isDone && (
          <Button
            variant="outline"
            size="small"
            busy={busy === "mail"}
            onClick={() => void attempt("mail", sendTestMail)}
          >
            {t.testMail}
          </Button>
        )}
        {step === "box" && !hasBoxes && may("boxes.change") === true && (
          <Button
            variant="outline"
            size="small"
            busy={busy === "box"}
            onClick={() => void attempt("box", makeExamples)}
          >
            {t.examples}
          </Button>
        )}
      </div>
    </li>
  );
  return (
    <section className={styles["guide"]} aria-labelledby="launch-guide">
      <header>
        <h2 id="launch-guide">{t.title}</h2>
        <p>{t.progress(steps.filter(({ isDone }) => isDone).length, steps.length)}</p>
        {may("catalogue.change") === true && (
          <Button
            variant="quiet"
            size="small"
            busy={busy === "putAway"}
            onClick={() => void attempt("putAway", putAway)}
          >
            {t.hide}
          </Button>
        )}
      </header>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <ol className={isFolded ? styles["few"] : undefined}>
        {steps.filter(({ isDone }) => !isDone || !isFolded).map(line)}
      </ol>
      <div className={styles["foot"]}>
        {isFolded && (
          <details>
            <summary>{t.showDone}</summary>
            <ol>{steps.filter(({ isDone }) => isDone).map(line)}</ol>
          </details>
        )}
        <Link to="/dashboard/three/opening-soon">{t.words}</Link>
      </div>
    </section>
  );
}
