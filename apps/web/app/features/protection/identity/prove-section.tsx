import { call } from "../../../api/call.ts";
import { newIntentKey } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { identity as texts } from "../../../locales/en/protection/identity.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./identity-page.module.css";
import { PictureField } from "./picture-field.tsx";

type Identity = CallResult<"getIdentity">;

/** Begins a check, takes its pictures, and hands it in. */
export function ProveSection({ identity: { state, firstName, lastName, pictures } }: { identity: Identity }) {
  const t = useTexts(texts).prove;
  const hasBegun = pictures.length > 0;
  const isMissing = pictures.some(({ isRequired, isSent }) => isRequired && !isSent);
  const form = useForm({
    initial: { pictures: "" },
    validate: () => ({ pictures: hasBegun && isMissing ? t.missing : undefined }),
    submit: async () => {
      const name = hasBegun ? "finishIdentityCheck" : "beginIdentityCheck";
      await call(name, { body: {} }, { idempotencyKey: newIntentKey() });
      await revalidate("getIdentity", "getProtection");
    },
  });
  const mistake = form.errorOf("pictures");
  const begin = state === "Refused" ? t.again : t.begin;
  return (
    <section className={classes(layout["card"], layout["stack-4"])} aria-labelledby="prove">
      <div>
        <h2 id="prove">{t.title}</h2>
        <p className={letters["hint"]}>{t.lead(`${firstName} ${lastName}`)}</p>
      </div>
      {hasBegun && (
        <ul className={styles["pictures"]}>
          {pictures.map((each) => (
            <PictureField key={each.picture} {...each} />
          ))}
        </ul>
      )}
      <form {...form.form}>
        {mistake !== undefined && <Alert kind="bad">{mistake}</Alert>}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <Button type="submit" busy={form.busy}>
          {hasBegun ? t.send : begin}
        </Button>
      </form>
    </section>
  );
}

/** Takes the pictures of a check back that nobody has decided about. */
export function TakeBack() {
  const t = useTexts(texts).withdraw;
  const { form, failure, busy } = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      await call("withdrawIdentityCheck", { body: {} }, { idempotencyKey: newIntentKey() });
      await revalidate("getIdentity", "getProtection");
    },
  });
  return (
    <form {...form} className={classes(layout["card"], layout["stack-3"])}>
      <p className={letters["hint"]}>{t.text}</p>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button type="submit" variant="outline" busy={busy}>
          {t.button}
        </Button>
      </div>
    </form>
  );
}
