import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { noChanges } from "../../forms/no-changes.ts";
import { useForm } from "../../forms/use-form.ts";
import { forms } from "../../locales/en/forms.ts";
import { launch } from "../../locales/en/launch/launch.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { EmptyCase } from "../../ui/illustrations/empty-case.tsx";
import type { Found } from "../../ui/page/found-head.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./no-goods.module.css";
import type { Soon } from "./read-soon.ts";

type Props = { kind: "items" | "boxes"; soon: Soon; found?: Found };

/**
 * The page of a list of goods in a shop that has none of them. If it has nothing at all, the owner's words and a field
 * for an address; otherwise a link to the other goods.
 */
export default function NoGoods({ kind, soon, found }: Props) {
  const t = useTexts(launch);
  const { brand } = useAppInfo();
  if (soon.hasOthers) {
    const isItems = kind === "items";
    return (
      <div className={styles["soon"]}>
        <div className={styles["picture"]}>
          <EmptyCase />
        </div>
        <PageTitle title={isItems ? t.itemsSoon : t.boxesSoon} description={t.description(brand)} found={found} />
        <p>{isItems ? t.itemsSoonText : t.boxesSoonText}</p>
        <ButtonLink to={isItems ? "/lootboxes" : "/shop"}>{isItems ? t.toBoxes : t.toItems}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles["soon"]}>
      <div className={styles["picture"]}>
        <EmptyCase />
      </div>
      <PageTitle title={soon.title || t.title} description={t.description(brand)} found={found} />
      {(soon.text || t.text).split("\n").map((line, place) => (
        // Lines of one text, which never change places.
        <p key={place}>{line}</p>
      ))}
      <SignUp />
    </div>
  );
}

function SignUp() {
  const t = useTexts(launch);
  // A form that is sent before this code is loaded would be lost.
  const isLoaded = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  const words = useTexts(forms);
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    initial: { email: "" },
    validate: ({ email }) => ({ email: mistakeIn(words, "email", words.fields.email, email) }),
    submit: async ({ email }) => {
      try {
        await call("signUpForLaunch", { body: { email: email.trim() } });
        setIsSent(true);
      } catch (error) {
        const isOpen = error instanceof ApiError && error.code === "STATUS_CONFLICT";
        throw isOpen ? new Error(t.opened, { cause: error }) : error;
      }
    },
  });
  const place = useRef<HTMLDivElement>(null);
  // The server renders the field, so somebody may type into it before this code is loaded.
  const takeTyped = useEffectEvent(() => {
    const typed = place.current?.querySelector("input")?.value;
    if (typed) form.set("email", typed);
  });
  useEffect(() => takeTyped(), []);
  if (isSent) {
    return (
      <div className={styles["form"]}>
        <Alert kind="good">{t.sent}</Alert>
      </div>
    );
  }
  return (
    <form className={styles["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div ref={place}>
        <TextField
          {...form.text("email")}
          type="email"
          label={words.fields.email}
          hint={t.hint}
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <Button type="submit" busy={form.busy} disabled={!isLoaded}>
        {t.send}
      </Button>
    </form>
  );
}
