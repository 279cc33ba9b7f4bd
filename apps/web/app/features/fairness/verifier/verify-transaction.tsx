import { useState } from "react";
import { useLocation } from "react-router";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { signInPath } from "../../../session/return-to.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./verifier.module.css";

const OpeningProof = later(() => import("../proof/opening-proof.tsx"), <Skeleton height={72} />);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Verifies one of the reader's own openings, by its transaction id. */
export function VerifyTransaction() {
  const t = useTexts(provablyFair).verifier;
  const location = useLocation();
  const { authMethod } = useAppInfo();
  const canLookUp = useHasRole("User", "Admin");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const [mistake, setMistake] = useState<string>();

  if (!canLookUp) {
    return (
      <div>
        <ButtonLink to={signInPath(authMethod, location)} variant="outline">
          {t.signIn}
        </ButtonLink>
      </div>
    );
  }

  function look(): void {
    const id = typed.trim().toLowerCase();
    const isId = UUID.test(id);
    setMistake(isId ? undefined : t.transactionMistake);
    if (isId) setAsked(id);
  }

  return (
    <form
      className={classes(layout["column-5"], styles["form"])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <TextField
        label={t.transactionId}
        error={mistake}
        value={typed}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <Button type="submit">{t.check}</Button>
      </div>
      {asked !== "" && <OpeningProof key={asked} transactionId={asked} includeItem="false" />}
    </form>
  );
}
