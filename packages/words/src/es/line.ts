import type { LineRefusals } from '@cardroom/protocol'
import type { PageRefusals } from '../page-refusals.ts'
import type { Says } from '../speaker.ts'

export const lineRefusals: Says<LineRefusals> = {
  'line-not-json': 'eso no es JSON',
  'line-no-message': ({ what }) => what,
  'line-hello-first': 'primero hay que saludar',
  'line-hello-twice': 'ya saludaste',
  'line-too-many-newcomers':
    'llegan demasiadas personas nuevas desde donde estás; intenta de nuevo en un momento',
  'line-too-many-questions': 'demasiadas preguntas a la vez; intenta de nuevo en un segundo',
  'line-archive-missing': 'esto está en un archivo que por el momento no se encuentra',
  'line-no-such-table': ({ table }) => `no existe la mesa “${table}”`,
  'line-no-such-word': 'ninguna mesa tiene esa palabra; tal vez ya cerró',
  'line-went-wrong': 'algo salió mal; no cambió nada',
}

export const pageRefusals: Says<PageRefusals> = {
  'page-line-lost': 'no hay conexión',
  'page-name-kept':
    'tienes un asiento o esperas uno: el nombre que los demás conocen se queda hasta que lo dejes',
  'page-no-odds': ({ game }) => `no existe “${game}” contra un jugador-banca`,
  'page-nothing-to-practise': ({ game }) => `en ${game} no hay ninguna decisión cuyo valor se conozca`,
  'page-no-decision-there': ({ round, at }) => `en el paso ${at} de la ronda ${round} no se decidió nada`,
  'page-not-a-seed': ({ seed }) =>
    `«${seed}» no es una semilla: tiene hasta 40 letras, cifras, puntos y guiones`,
  'page-no-passkey': 'no se eligió ninguna llave de acceso',
  'page-not-a-name': 'un nombre tiene hasta 20 letras, números, puntos, guiones o guiones bajos',
}
