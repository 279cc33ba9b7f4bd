-- Uses up the commitment of nonce p_nonce: stores the receipt and moves on to the next nonce. The caller must have
-- locked the person's fairness row.
CREATE FUNCTION command.fairness_advance(
  p_user uuid, p_nonce integer, p_client_seed text, p_receipt command.new_receipt
) RETURNS void LANGUAGE sql AS $$
  UPDATE fairness_states SET nonce = p_nonce + 1, receipt_hash = p_receipt.hash WHERE user_id = p_user;
  INSERT INTO receipts (user_id, nonce, receipt_text, key_id, signature, client_seed, client_entropy)
  VALUES (p_user, p_nonce, p_receipt.text, p_receipt."keyId", p_receipt.signature, p_client_seed,
    p_receipt."clientEntropy");
$$;
