import { data, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { call } from "../../api/call.ts";
import { LinkedAction } from "../../forms/linked-action.tsx";
import { launch } from "../../locales/en/launch/launch.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";

const calls = { confirm: "confirmLaunchSignUp", end: "endLaunchSignUp" } as const;
const isPurpose = (purpose: string): purpose is keyof typeof calls => Object.hasOwn(calls, purpose);

export function loader({ params: { purpose = "" } }: LoaderFunctionArgs) {
  if (!isPurpose(purpose)) throw data({}, { status: 404 });
  return { purpose };
}

/** The page to which the links in the mail to an address lead: one confirms it, the other deletes it. */
export default function LaunchSignUpPage() {
  const t = useTexts(launch).pages;
  const { purpose } = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  return (
    <LinkedAction
      texts={{ ...t[purpose], unknown: t.unknown }}
      send={() => call(calls[purpose], { params: { token } })}
    >
      <ButtonLink variant="quiet" to="/">
        {t.home}
      </ButtonLink>
    </LinkedAction>
  );
}
