/** While somebody holds the lock of this number, whoever writes how chips move stands in the middle of it. */
export const SETTLING = 7

/** Notes who writes in which epoch, by a hand of its own: each node's connections bear its name. */
export const WITNESS = `
CREATE TABLE witness (table_id TEXT, epoch INTEGER, writer TEXT, PRIMARY KEY (table_id, epoch, writer));
CREATE FUNCTION witnesses() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO witness SELECT NEW.table_id, t.epoch, current_setting('application_name') FROM tables t
    WHERE t.id = NEW.table_id ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
CREATE TRIGGER witnessed AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION witnesses();
CREATE FUNCTION settles() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_advisory_xact_lock_shared(${SETTLING});
  RETURN NEW;
END $$;
CREATE TRIGGER settling AFTER INSERT ON rounds FOR EACH ROW EXECUTE FUNCTION settles();
`
