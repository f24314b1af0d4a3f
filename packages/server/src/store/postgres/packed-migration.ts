/**
 * Events and rounds are packed, hashes are their bytes, and what is over can be moved into archives: an event leaves
 * the database only after the chapter that has it.
 */
export const PACKED = `
DROP TRIGGER events_stay ON events;
ALTER TABLE events
  ALTER COLUMN event TYPE BYTEA USING convert_to(event, 'UTF8'),
  ALTER COLUMN hash TYPE BYTEA USING decode(hash, 'hex');
ALTER TABLE rounds
  ALTER COLUMN entry TYPE BYTEA USING convert_to(entry, 'UTF8'),
  ALTER COLUMN reply TYPE BYTEA USING convert_to(reply, 'UTF8'),
  ALTER COLUMN hash TYPE BYTEA USING decode(hash, 'hex');
CREATE TABLE chapters (
  table_id TEXT NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  file TEXT NOT NULL,
  place BIGINT NOT NULL,
  bytes INTEGER NOT NULL,
  sum TEXT NOT NULL,
  PRIMARY KEY (table_id, last)
);
CREATE TRIGGER chapters_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON chapters
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE TRIGGER events_stay BEFORE UPDATE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE FUNCTION events_leave_for_archives() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM chapters c
      WHERE c.table_id = OLD.table_id AND OLD.version BETWEEN c.first AND c.last) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'events are never changed or deleted';
  END $$;
CREATE TRIGGER events_are_archived BEFORE DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION events_leave_for_archives();
`
