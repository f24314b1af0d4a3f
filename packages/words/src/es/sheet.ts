import type { SheetSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const sheet: Says<SheetSentences> = {
  'sheet-readings': 'Interpretaciones',
  'sheet-open-point': 'Punto abierto',
  'sheet-read-as': 'Se interpreta como',
  'sheet-or-else': 'O bien',
  'sheet-others': ({ values }, { say }) => values.map(value => say(readingValue(value))).join(', '),
  'sheet-why': 'Por qué',
  'sheet-incidents': 'Cuando algo sale mal',
  'sheet-incident': 'Incidente',
  'sheet-when': 'Cuándo',
  'sheet-consequence': 'Consecuencia',
  'sheet-glossary': 'Términos',
  'sheet-word': 'Término',
  'sheet-means': 'Significado',
  'sheet-fees-only': 'Solo cuotas',
  'sheet-no-rules': 'La sala registró cuotas para este juego, pero no reglas: aquí no se puede repartir',
  'sheet-borrowed': ({ what, lines, all, rooms }, { say, all: listed }) => {
    const whose = listed(rooms)
    return `${say(what)} (${all ? `como en ${whose}: aquí no está impreso` : `${lines} es de ${whose}`})`
  },
  'sheet-borrowed-lines': ({ rooms }, { all }) => `De ${all(rooms)}, donde este documento no dice nada`,
}
