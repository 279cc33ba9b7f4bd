-- Applied by every migration to the functions of its release, and with grants.sql to the schema command.
REVOKE ALL ON SCHEMA :schema FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA :schema FROM PUBLIC;
GRANT USAGE ON SCHEMA :schema TO :app_role;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA :schema TO :app_role;
