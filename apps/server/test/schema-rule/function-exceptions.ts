/** Names of functions by the part of the rule that they break. The test fails when one of them is gone. */
const left: Readonly<Record<string, readonly string[]>> = {
  // PostgreSQL writes these into the statements of an opening; a call of PL/pgSQL would cost it more.
  "LANGUAGE sql": [
    "accounts_locked",
    "address_countries",
    "browser_keys_read",
    "fairness_read",
    "idempotency_sweep",
    "offer_inputs",
    "wallet_read",
    "wallets_read",
  ],
  "WITH that writes": ["idempotency_sweep", "ledger_post_all"],
  "advisory lock": ["note_given", "unpaid_orders_allow"],
  notification: ["tell_account_lock", "tell_session_end"],
  plan_cache_mode: ["open_lootboxes"],
  "idempotency_records of everybody": ["idempotency_sweep"],
  "invoice_queue of everybody": ["invoices_number"],
  "operators of everybody": ["account_lock"],
  "payments of everybody": ["payment_matches", "quarantine_capture"],
  "purchase_lines of everybody": ["unpaid_orders_add"],
  "shipments of everybody": ["lock_shipments"],
  "unpaid_orders of everybody": ["unpaid_orders_add", "unpaid_orders_allow"],
  "users of everybody": ["account_lock"],
  "wishes of everybody": ["queue_wish_change"],
};

export const functionExceptions = Object.entries(left).flatMap(([what, names]) =>
  names.map((name) => `${name}: ${what}`),
);
