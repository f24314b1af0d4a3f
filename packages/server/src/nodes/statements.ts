import { NOTIFY_CHANNEL } from '../store/postgres/nodes-schema.ts'

/** Renews a node's lease; returns the nodes that are alive, or were a moment ago. */
export const BEAT_QUERY = `
WITH beat AS (
  INSERT INTO nodes (id, until, leaving)
  VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond', $3)
  ON CONFLICT (id) DO UPDATE SET until = excluded.until, leaving = excluded.leaving
), forgotten AS (
  DELETE FROM nodes WHERE id <> $1 AND until < clock_timestamp() - interval '1 minute'
), left_behind AS (
  DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes) AND node <> $1
), unanswered AS (
  DELETE FROM requests WHERE at < clock_timestamp() - interval '1 minute'
)
SELECT id, until > clock_timestamp() AS lives, leaving FROM nodes
WHERE id <> $1 AND until > clock_timestamp() - $4 * interval '1 millisecond' ORDER BY id`

/** All open tables with version and leader. */
export const TABLES_QUERY = `
SELECT t.id, t.version, t.epoch, t.leader, n.id IS NOT NULL AS led
FROM tables t LEFT JOIN nodes n ON n.id = t.leader AND n.until > clock_timestamp()
WHERE NOT t.closed AND t.version > 0 ORDER BY t.opened, t.place`

/** The presence on other nodes. */
export const OTHER_PRESENCE_QUERY = `
SELECT p.node, p.table_id AS table, p.player FROM presence p
JOIN nodes n ON n.id = p.node AND n.until > clock_timestamp() - $2 * interval '1 millisecond'
WHERE p.node <> $1`

/** Takes tables whose leader is gone. A locked row is left to the next beat. */
export const TAKE_TABLES_QUERY = `
UPDATE tables t SET leader = $2, epoch = epoch + 1
WHERE t.id IN (SELECT id FROM tables WHERE id = ANY($1) AND NOT closed FOR UPDATE SKIP LOCKED)
  AND NOT EXISTS (SELECT FROM nodes n WHERE n.id = t.leader AND n.until > clock_timestamp())
RETURNING t.id, t.epoch`

/** Gives tables that a node leads to others. */
export const HAND_OVER_QUERY = `
UPDATE tables t SET leader = m.heir, epoch = t.epoch + 1
FROM unnest($1::text[], $2::text[], $3::int[]) AS m (id, heir, epoch)
WHERE t.id = m.id AND t.leader = $4 AND t.epoch = m.epoch
RETURNING pg_notify('${NOTIFY_CHANNEL}', json_build_array('led', t.id, m.heir)::text)`

/** Removes a node that ends. */
export const LEAVE_QUERY = `
WITH left_room AS (DELETE FROM presence WHERE node = $1), left_tables AS (
  UPDATE tables SET leader = NULL WHERE leader = $1
)
DELETE FROM nodes WHERE id = $1`

/** Writes arrivals and departures at a node: table, player, whether here. */
export const PRESENCE_QUERY = `
WITH said AS (SELECT * FROM unnest($2::text[], $3::text[], $4::bool[]) AS s (table_id, player, here)),
come AS (INSERT INTO presence SELECT $1::text, table_id, player FROM said WHERE here ON CONFLICT DO NOTHING),
gone AS (DELETE FROM presence p USING said s
  WHERE NOT s.here AND p.node = $1 AND p.table_id = s.table_id AND p.player = s.player)
SELECT pg_notify('${NOTIFY_CHANNEL}', json_build_array('here', $1::text, table_id, player, here)::text) FROM said`
