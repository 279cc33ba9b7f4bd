import { NewPasswordForm } from "../new-password-form.tsx";
import { useAsk } from "../providers/use-ask.ts";
import { AskAgain } from "./ask-again.tsx";

/** A form for a new password, with the code of an e-mailed link. */
export function NewPassword({ code }: { code: string }) {
  const ask = useAsk();
  return (
    <NewPasswordForm
      proof="link"
      save={({ newPassword }) => ask((provider) => provider.resetPassword({ code, email: "" }, newPassword))}
      askAgain={<AskAgain />}
    />
  );
}
