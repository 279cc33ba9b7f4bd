import { MAIL_PREFERENCES, type MailPreference } from "@trove/contract/statuses";
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { call } from "../../api/call.ts";
import { LinkedAction } from "../../forms/linked-action.tsx";
import { unsubscribe } from "../../locales/en/notifications/unsubscribe.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";

const isPreference = (kind: string): kind is MailPreference => Object.hasOwn(MAIL_PREFERENCES, kind);

export function loader({ params: { kind = "" } }: LoaderFunctionArgs) {
  if (!isPreference(kind)) throw data({}, { status: 404 });
  return { kind };
}

/** The page to which the link in a mail leads: it ends the mails of its kind. */
export default function UnsubscribePage() {
  const t = useTexts(unsubscribe);
  const { kind } = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  return (
    <LinkedAction texts={{ ...t, title: t.titles[kind] }} send={() => call("unsubscribe", { params: { kind, token } })}>
      <ButtonLink variant="quiet" to="/account-settings?tab=notifications">
        {t.preferences}
      </ButtonLink>
    </LinkedAction>
  );
}
