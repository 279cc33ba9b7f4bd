import { call } from "../../api/call.ts";
import type { CallResult } from "../../api/request.ts";
import { useQuery } from "../../api/use-query.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { UnsavedPrompt } from "../../forms/unsaved-prompt.tsx";
import { useForm } from "../../forms/use-form.ts";
import { account } from "../../locales/en/account.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { SettingsPart } from "../../ui/page/settings-part.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./settings-form.module.css";

type Profile = CallResult<"getMe">;

const initialsOf = ({ firstName, lastName, userName }: Profile) =>
  [firstName || userName, lastName].map((name) => /./u.exec(name)?.[0] ?? "").join("");

/** A form for the person's name and phone number. */
export function ProfileForm() {
  const { data, error, mutate } = useQuery("getMe", {}, { revalidateOnFocus: false, revalidateOnReconnect: false });
  const t = useTexts(account).profile;
  return (
    <SettingsPart id="profile" title={t.title} lead={t.fixed}>
      {data === undefined &&
        (error === undefined ? (
          <SkeletonRows count={4} height={72} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ))}
      {data && (
        <ProfileFields
          key={[data.firstName, data.lastName, data.phoneNumber].join("\n")}
          profile={data}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      )}
    </SettingsPart>
  );
}

function ProfileFields({ profile, onSaved }: { profile: Profile; onSaved: (saved: Profile) => void }) {
  const t = useTexts(account).profile;
  const words = useTexts(forms);
  const initial = {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber ?? "",
  };
  const form = useForm({
    initial,
    validate: ({ firstName, lastName, phoneNumber }) => ({
      firstName: mistakeIn(words, "firstName", words.fields.firstName, firstName),
      lastName: mistakeIn(words, "lastName", words.fields.lastName, lastName),
      phoneNumber: phoneNumber.trim() === "" ? undefined : mistakeIn(words, "phoneNumber", t.phoneNumber, phoneNumber),
    }),
    submit: async ({ firstName, lastName, phoneNumber }) => {
      const saved = await call("updateProfile", { body: { firstName, lastName, phoneNumber: phoneNumber || null } });
      showToast("good", t.saved);
      // Shows the saved values, which are trimmed and may differ from the typed ones.
      form.reset();
      onSaved(saved);
    },
  });
  const { firstName, lastName, phoneNumber } = form.values;
  const isDirty =
    firstName !== initial.firstName || lastName !== initial.lastName || phoneNumber !== initial.phoneNumber;

  return (
    <form className={styles["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div className={styles["fixed"]}>
        <span className={styles["initials"]} aria-hidden="true">
          {initialsOf(profile)}
        </span>
        <dl>
          <div>
            <dt className={letters["muted"]}>{t.userName}</dt>
            <dd>
              <bdi>{profile.userName}</bdi>
            </dd>
          </div>
          <div>
            <dt className={letters["muted"]}>{t.email}</dt>
            <dd>
              <bdi>{profile.email}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      <div className={layout["fields"]}>
        <TextField {...form.text("firstName")} label={words.fields.firstName} autoComplete="given-name" />
        <TextField {...form.text("lastName")} label={words.fields.lastName} autoComplete="family-name" />
        <TextField
          {...form.text("phoneNumber")}
          label={t.phoneNumber}
          note={words.optional}
          hint={t.phoneHint}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
        />
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          {t.save}
        </Button>
      </div>
      <UnsavedPrompt isDirty={isDirty} />
    </form>
  );
}
