import { useState } from "react";
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useForm } from "../../forms/use-form.ts";
import { launch } from "../../locales/en/launch/launch.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import { EmptyCase } from "../../ui/illustrations/empty-case.tsx";

const calls = { confirm: "confirmLaunchSignUp", end: "endLaunchSignUp" } as const;
const isPurpose = (purpose: string): purpose is keyof typeof calls => Object.hasOwn(calls, purpose);

export function loader({ params: { purpose = "" } }: LoaderFunctionArgs) {
  if (!isPurpose(purpose)) throw data({}, { status: 404 });
  return { purpose };
}

/**
 * The page to which the links in the mail to an address lead: one confirms it, the other deletes it. Only the button
 * does so, because malware scanners open links too.
 */
export default function LaunchSignUpPage() {
  const texts = useTexts(launch).pages;
  const { purpose } = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  const t = texts[purpose];
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      try {
        await call(calls[purpose], { params: { token } });
        setIsDone(true);
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.code === "NOT_FOUND";
        throw isUnknown ? new Error(texts.unknown, { cause: error }) : error;
      }
    },
  });
  return (
    <NoticeView picture={<EmptyCase />} title={t.title} text={t.text}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {isDone && <Alert kind="good">{t.done}</Alert>}
      {!isDone && (
        <form {...form.form}>
          <Button type="submit" busy={form.busy}>
            {t.submit}
          </Button>
        </form>
      )}
      <ButtonLink variant="quiet" to="/">
        {texts.home}
      </ButtonLink>
    </NoticeView>
  );
}
