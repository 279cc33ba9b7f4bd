import { REVIEW_TEXT_MAX } from "@trove/contract/reviews";
import { call } from "../../api/call.ts";
import { revalidate } from "../../api/use-query.ts";
import { useForm } from "../../forms/use-form.ts";
import { reviews as reviewTexts } from "../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SwitchField } from "../../ui/form/switch-field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { Own } from "./own.ts";
import styles from "./reviews.module.css";
import { StarChoice } from "./star-choice.tsx";

type Props = { item: { id: string; name: string }; own: Own | null; onClose: () => void };

/** The form to write a review of an item, or to change the own one. */
export default function ReviewForm({ item, own, onClose }: Props) {
  const t = useTexts(reviewTexts);
  const form = useForm({
    initial: { rating: own?.rating ?? 0, text: own?.text ?? "", showsName: own?.showsName ?? false },
    validate: ({ rating }) => ({ rating: rating === 0 ? t.starsMissing : undefined }),
    submit: async (written) => {
      await call("putReview", { params: { id: item.id }, body: { ...written, version: own?.version ?? 0 } });
      showToast("good", t.sent);
      await revalidate("getOwnReview", "listReviews");
      onClose();
    },
  });
  const { rating, text, showsName } = form.values;
  return (
    <form className={styles["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <StarChoice value={rating} error={form.errorOf("rating")} onChange={(stars) => form.set("rating", stars)} />
      <TextArea
        label={t.text}
        note={t.optional}
        hint={t.textHint}
        error={form.errorOf("text")}
        dir="auto"
        rows={5}
        maxLength={REVIEW_TEXT_MAX}
        value={text}
        onChange={({ currentTarget }) => form.set("text", currentTarget.value)}
      />
      <SwitchField
        label={t.showName}
        hint={t.showNameHint}
        checked={showsName}
        onChange={(checked) => form.set("showsName", checked)}
      />
      <div className={styles["ways"]}>
        <Button type="submit" busy={form.busy}>
          {t.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
