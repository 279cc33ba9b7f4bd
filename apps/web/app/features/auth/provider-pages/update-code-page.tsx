import { useLocation } from "react-router";
import { NewPasswordForm } from "../new-password-form.tsx";
import { useAsk } from "../providers/use-ask.ts";
import { AskAgain } from "./ask-again.tsx";
import { typedEmail } from "./typed-email.ts";

/** Sets a new password with the code that Cognito e-mailed. */
export default function UpdateCodePage() {
  const ask = useAsk();
  const { state } = useLocation();
  return (
    <NewPasswordForm
      proof={{ email: typedEmail(state) }}
      save={({ newPassword, ...code }) => ask((provider) => provider.resetPassword(code, newPassword))}
      askAgain={<AskAgain />}
    />
  );
}
