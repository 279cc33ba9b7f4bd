import { type ReactNode, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/feedback/alert.tsx";
import { NoticeView } from "../ui/feedback/notice-view.tsx";
import { EmptyCase } from "../ui/illustrations/empty-case.tsx";
import { useForm } from "./use-form.ts";

type Props = {
  texts: { title: string; text: string; submit: string; done: string; unknown: string };
  /** Makes the call. NOT_FOUND is shown as `texts.unknown`. */
  send: () => Promise<unknown>;
  /** A link to go on with. */
  children: ReactNode;
};

/** The page to which a link in a mail leads. Only its button makes the call, because malware scanners open links too. */
export function LinkedAction({ texts: t, send, children }: Props) {
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      try {
        await send();
        setIsDone(true);
      } catch (error) {
        throw error instanceof ApiError && error.code === "NOT_FOUND" ? new Error(t.unknown, { cause: error }) : error;
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
      {children}
    </NoticeView>
  );
}
