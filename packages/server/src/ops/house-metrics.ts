import type { Phase } from '@cardroom/protocol'
import type { CardRoom } from '@cardroom/room'
import { phaseOf } from '@cardroom/room'
import type { Measures } from './measures.ts'
import { gauge, type Metric } from './metrics.ts'

/** The source of the metrics. */
export interface MetricsSource {
  readonly room: CardRoom
  readonly measures: Measures
  readonly version: string
  sockets(): number
  isDraining(): boolean
  /** The number of dropped log lines. */
  linesLost(): number
}

const NO_TABLES: Readonly<Record<Phase, number>> = { waiting: 0, bank: 0, wagers: 0, round: 0, pause: 0 }

/** All metrics of the card room; those of the process have their usual names. */
export function houseMetrics({
  room,
  measures,
  version,
  sockets,
  isDraining,
  linesLost,
}: MetricsSource): Metric[] {
  const began = Date.now() / 1000 - process.uptime()
  const hosts = () => [...room.tables.values()]
  return [
    gauge('cardroom_build_info', 'Which version runs, on which Node.', () => [
      [{ version, node: process.versions.node }, 1],
    ]),
    gauge('cardroom_draining', '1 while the house plays out its rounds before it ends.', () =>
      Number(isDraining()),
    ),
    gauge('cardroom_sockets', 'Sockets that are open.', sockets),
    gauge('cardroom_people', 'People with a socket open.', () => room.peopleHere),
    gauge('cardroom_seated', 'Seats that are taken, by people and by bots.', () => {
      const seated = hosts().flatMap(({ table }) => Object.values(table.state.seats))
      const bots = seated.filter(({ bot }) => bot).length
      return [
        [{ by: 'people' }, seated.length - bots],
        [{ by: 'bots' }, bots],
      ]
    }),
    gauge('cardroom_tables', 'Tables by what they are doing; not-opened ones need somebody to look.', () => {
      const phases = { ...NO_TABLES, 'not-opened': room.unreadable.size }
      for (const { table } of hosts()) phases[phaseOf(table)]++
      return Object.entries(phases).map(([phase, count]) => [{ phase }, count] as const)
    }),
    gauge(
      'cardroom_tables_standing_still',
      'Tables that wait for the store to take what they write.',
      () => hosts().filter(host => host.standsStill).length,
    ),
    ...Object.values(measures),
    gauge('cardroom_log_lines_lost_total', 'Lines of the log that nobody took.', linesLost, 'counter'),
    gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () => began),
    gauge(
      'process_cpu_seconds_total',
      'Time of the processor, in seconds.',
      () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1e6
      },
      'counter',
    ),
    gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    gauge('nodejs_heap_size_used_bytes', 'What of the heap is in use.', () => process.memoryUsage().heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'The heap.', () => process.memoryUsage().heapTotal),
  ]
}
