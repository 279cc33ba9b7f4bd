import { payByEveryMethod } from "../support/payments/every-method.ts";

payByEveryMethod("checkoutcom");
