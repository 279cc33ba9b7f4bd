import { useEffect, useState } from "react";

export type Strength = "none" | "weak" | "fair" | "good" | "strong";

const scores: readonly Strength[] = ["none", "weak", "fair", "good", "strong"];

/**
 * How well a password withstands guessing, by the rule of the server; undefined while that is not known. The lists of
 * common passwords are loaded when somebody begins to type.
 */
export function useStrength(password: string, ownWords: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const words = ownWords.join("\n");
  useEffect(() => {
    if (password === "") return undefined;
    let isCurrent = true;
    import("@trove/contract/password-strength").then(
      ({ passwordScore }) => isCurrent && setStrength(scores[passwordScore(password, words.split("\n"))]),
      // Without a connection there is no hint; the server judges.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [password, words]);
  return strength;
}
