import { expect, test } from 'vitest'
import { Counter, gauge, Histogram, metricsText } from './metrics.ts'

test('counters, gauges and histograms, as Prometheus reads them', () => {
  const plain = new Counter('rounds_total', 'Rounds.')
  const byCode = new Counter('refusals_total', 'Refusals.', 'code')
  const took = new Histogram('took_seconds', 'Took.', [0.01, 0.1])
  plain.add('', 3)
  byCode.add('not-"now"\\\n')
  byCode.add('late')
  byCode.add('late')
  for (const seconds of [0.01, 0.05, 7]) took.observe(seconds)
  const text = metricsText([plain, byCode, gauge('sockets', 'Sockets.', () => [[{ of: 'people' }, 2]]), took])
  expect(text.split('\n')).toEqual([
    '# HELP rounds_total Rounds.',
    '# TYPE rounds_total counter',
    'rounds_total 3',
    '# HELP refusals_total Refusals.',
    '# TYPE refusals_total counter',
    'refusals_total{code="not-\\"now\\"\\\\\\n"} 1',
    'refusals_total{code="late"} 2',
    '# HELP sockets Sockets.',
    '# TYPE sockets gauge',
    'sockets{of="people"} 2',
    '# HELP took_seconds Took.',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{le="0.01"} 1',
    'took_seconds_bucket{le="0.1"} 2',
    'took_seconds_bucket{le="+Inf"} 3',
    `took_seconds_sum ${0.01 + 0.05 + 7}`,
    'took_seconds_count 3',
    '',
  ])
})
