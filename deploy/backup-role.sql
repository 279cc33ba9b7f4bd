-- The role of backups, in the shop's database, as a superuser:
--   psql --dbname trove --set backup_password=… --file backup-role.sql
-- It reads every file of the server, so everybody with its password can read everything. It can't change anything.
CREATE ROLE trove_backup LOGIN REPLICATION PASSWORD :'backup_password';
GRANT pg_read_all_data TO trove_backup;
GRANT EXECUTE ON FUNCTION
  pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal(),
  pg_ls_dir(text, boolean, boolean), pg_stat_file(text, boolean),
  pg_read_binary_file(text, bigint, bigint, boolean)
TO trove_backup;
-- If backups can't be stored for long, the log that waits for them must not fill the disk.
ALTER SYSTEM SET max_slot_wal_keep_size = '8GB';
SELECT pg_reload_conf();
