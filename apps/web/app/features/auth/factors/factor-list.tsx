import type { CallResult } from "../../../api/request.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./factors.module.css";
import { hasPasskeys, isAtAddress } from "./passkey-browser.ts";
import type { NamedPasskey } from "./passkey-name-dialog.tsx";

/** A factor to remove: the passkey with `passkeyId`, or without it the authenticator app. */
export type Removal = { name: string; passkeyId?: string; isLast: boolean };

type RowProps = { name: string; details: string; onRename?: () => void; onRemove: () => void };

function FactorRow({ name, details, onRename, onRemove }: RowProps) {
  const t = useTexts(factors);
  return (
    <div className={styles["row"]}>
      <div>
        <strong>{name}</strong>
        <p>{details}</p>
      </div>
      <div className={styles["actions"]}>
        {onRename !== undefined && (
          <Button variant="quiet" size="small" aria-label={t.renameNamed(name)} onClick={onRename}>
            {t.rename}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={t.removeNamed(name)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </div>
  );
}

type Props = {
  state: CallResult<"getFactors">;
  onAddAuthenticator: () => void;
  onAddPasskey: () => void;
  onRename: (passkey: NamedPasskey) => void;
  onRenewCodes: () => void;
  onRemove: (removal: Removal) => void;
};

/** The person's second factors, each with buttons for its actions. */
export function FactorList({ state, onAddAuthenticator, onAddPasskey, onRename, onRenewCodes, onRemove }: Props) {
  const t = useTexts(factors);
  const { authenticator, passkeys, recoveryCodesLeft, allowsPasskeys, isRequired } = state;
  const count = passkeys.length + (authenticator === null ? 0 : 1);
  const isLast = count === 1;
  return (
    <>
      {count === 0 && <Alert kind={isRequired ? "warning" : "note"}>{isRequired ? t.required : t.off}</Alert>}
      <div className={styles["group"]}>
        <h3>{t.authenticator}</h3>
        {authenticator === null ? (
          <>
            <p>{t.authenticatorHint}</p>
            <div>
              <Button variant="outline" onClick={onAddAuthenticator}>
                {t.addAuthenticator}
              </Button>
            </div>
          </>
        ) : (
          <FactorRow
            name={t.authenticator}
            details={`${t.addedOn} ${dateTimeText(authenticator.createdAtUtc)}`}
            onRemove={() => onRemove({ name: t.authenticator, isLast })}
          />
        )}
      </div>
      {allowsPasskeys && hasPasskeys() && (
        <div className={styles["group"]}>
          <h3>{t.passkeys}</h3>
          <p>{t.passkeysHint}</p>
          {passkeys.map(({ id, name, createdAtUtc, lastUsedAtUtc }) => (
            <FactorRow
              key={id}
              name={name}
              details={`${t.addedOn} ${dateTimeText(createdAtUtc)} · ${
                lastUsedAtUtc === null ? t.neverUsed : `${t.usedOn} ${dateTimeText(lastUsedAtUtc)}`
              }`}
              onRename={() => onRename({ id, name })}
              onRemove={() => onRemove({ name, passkeyId: id, isLast })}
            />
          ))}
          <div>
            <Button variant="outline" onClick={onAddPasskey}>
              {t.addPasskey}
            </Button>
          </div>
        </div>
      )}
      {(!allowsPasskeys || isAtAddress()) && (
        <div className={styles["group"]}>
          <h3>{t.passkeys}</h3>
          <p>{t.passkeysNeedName}</p>
        </div>
      )}
      {count > 0 && (
        <div className={styles["group"]}>
          <h3>{t.codes.title}</h3>
          <p>
            {t.codes.hint} {t.codes.left(recoveryCodesLeft)}
          </p>
          <div>
            <Button variant="outline" onClick={onRenewCodes}>
              {t.codes.renew}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
