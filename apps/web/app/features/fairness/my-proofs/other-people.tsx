import useSWR from "swr";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { type OtherPerson, proofsOfPerson, readOthers } from "./read-proofs.ts";

/** Tells that this browser also stores proofs of other accounts. Renders nothing if it stores none. */
export function OtherPeople() {
  const t = useTexts(myProofs).others;
  const { data = [] } = useSWR<OtherPerson[], Error>("other-people", readOthers);
  const save = async (userId: string) => saveFile("other-proofs.json", await proofsOfPerson(userId));
  return data.map(({ userId, count, open }) => (
    <Alert
      key={userId}
      kind="warning"
      action={
        <Button variant="outline" size="small" onClick={() => void save(userId)}>
          {t.save}
        </Button>
      }
    >
      <p>
        {t.text(count)} {open > 0 && t.open(open)}
      </p>
      <p>{userId}</p>
    </Alert>
  ));
}
