-- room: auth
-- The language in which a person last used the shop, by its value in the contract; mails that others cause are in it.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en';

-- room: shipments
-- Chinese has one name, for pages and mails.
UPDATE shipments SET contact_language = 'cn' WHERE contact_language = 'zh';

-- room: purchases
UPDATE purchases SET language = 'cn' WHERE language = 'zh';

-- room: lootboxes
UPDATE receipt_mails SET language = 'cn' WHERE language = 'zh';

-- room: mail
UPDATE outbox SET language = 'cn' WHERE language = 'zh';
