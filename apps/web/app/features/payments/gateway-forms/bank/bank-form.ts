import type { MountGatewayForm } from "../gateway-form.ts";

/** Shows to which account the amount is transferred. Nobody confirms a transfer here, so it has no outcome. */
export const mountBankForm: MountGatewayForm = async (container, { instructions }) => {
  if (instructions === undefined) throw new Error("this session has no instructions");
  const { holder, iban, bic, reference } = instructions;
  const lines = [holder, iban, bic, reference].map((text) => {
    const line = document.createElement("p");
    const value = document.createElement("bdi");
    value.textContent = text;
    line.append(value);
    return line;
  });
  container.replaceChildren(...lines);
  return { unmount: () => container.replaceChildren() };
};
