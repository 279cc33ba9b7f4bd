#!/bin/sh
# Runs once, in a new database server of compose.yaml: makes the roles of docs/operations.md and the database.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set shop_password="$SHOP_PASSWORD" <<'SQL'
CREATE ROLE trove_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE trove_app LOGIN PASSWORD :'shop_password';
ALTER ROLE trove_app SET log_min_messages = log;
CREATE DATABASE trove OWNER trove_owner;
SQL
if [ -n "$BACKUP_PASSWORD" ]; then
  psql --username postgres --dbname trove --set ON_ERROR_STOP=1 \
    --set backup_password="$BACKUP_PASSWORD" --file /backup-role.sql
fi
