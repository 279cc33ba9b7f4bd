import { MAIL_PREFERENCES, type MailPreference } from "@trove/contract/statuses";
import { useState } from "react";
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useForm } from "../../forms/use-form.ts";
import { unsubscribe } from "../../locales/en/notifications/unsubscribe.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import { EmptyCase } from "../../ui/illustrations/empty-case.tsx";

const isPreference = (kind: string): kind is MailPreference => Object.hasOwn(MAIL_PREFERENCES, kind);

export function loader({ params: { kind = "" } }: LoaderFunctionArgs) {
  if (!isPreference(kind)) throw data({}, { status: 404 });
  return { kind };
}

/**
 * The page to which the link in a mail leads. Only pressing its button ends the mails, because malware scanners open
 * links too.
 */
export default function UnsubscribePage() {
  const t = useTexts(unsubscribe);
  const { kind } = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      try {
        await call("unsubscribe", { params: { kind, token } });
        setIsDone(true);
      } catch (error) {
        throw error instanceof ApiError && error.code === "NOT_FOUND" ? new Error(t.unknown, { cause: error }) : error;
      }
    },
  });
  return (
    <NoticeView picture={<EmptyCase />} title={t.titles[kind]} text={t.text}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {isDone && <Alert kind="good">{t.done}</Alert>}
      {!isDone && (
        <form {...form.form}>
          <Button type="submit" busy={form.busy}>
            {t.submit}
          </Button>
        </form>
      )}
      <ButtonLink variant="quiet" to="/account-settings?tab=notifications">
        {t.preferences}
      </ButtonLink>
    </NoticeView>
  );
}
