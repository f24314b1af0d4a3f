/** The advisory lock that holds up a settlement in the middle of its transaction. */
export const SETTLEMENT_LOCK = 7

/** Records which node writes in which epoch, by the names of their connections. */
export const WITNESS_SQL = `
CREATE TABLE witness (table_id TEXT, epoch INTEGER, writer TEXT, PRIMARY KEY (table_id, epoch, writer));
CREATE FUNCTION witnesses() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO witness SELECT NEW.table_id, t.epoch, current_setting('application_name') FROM tables t
    WHERE t.id = NEW.table_id ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
CREATE TRIGGER witnessed AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION witnesses();
CREATE FUNCTION settles() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_advisory_xact_lock_shared(${SETTLEMENT_LOCK});
  RETURN NEW;
END $$;
CREATE TRIGGER settling AFTER INSERT ON rounds FOR EACH ROW EXECUTE FUNCTION settles();
`
