import type { BankedIncidentSentences, Dealt } from '@cardroom/engine/banked'
import type { BlackjackIncidentSentences } from '@cardroom/engine/blackjack'
import type { FiledIncidentSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

const piece = (dealt: Dealt): string => (dealt === 'tiles' ? 'ficha' : 'carta')
const board = (dealt: Dealt, text: string): string => (dealt === 'cards-and-board' ? text : '')

export const bankedIncidents: Says<
  BankedIncidentSentences & BlackjackIncidentSentences & FiledIncidentSentences
> = {
  'banked-when-misdeal': 'antes de liquidar la primera apuesta',
  'banked-when-boxed-card': ({ dealt }) =>
    `una ${piece(dealt)} está volteada entre las que faltan por repartir`,
  'banked-when-wrong-count-early': ({ dealt }) =>
    `una mano tiene un número equivocado de ${piece(dealt)}s, antes de cualquier decisión`,
  'banked-when-wrong-count-of-bank': ({ dealt }) =>
    `la mano del jugador-banca${board(dealt, ' o el board')} tiene un número equivocado de ${piece(dealt)}s`,
  'banked-when-wrong-count': ({ dealt }) =>
    `la mano de un jugador tiene un número equivocado de ${piece(dealt)}s, más tarde`,
  'banked-when-collection-forgotten': 'la cuota no se cobró cuando debía',
  'banked-when-exposed-card-of-player': ({ dealt }) =>
    `se destapa una ${piece(dealt)} de un jugador que debía ir tapada`,
  'banked-when-exposed-card': ({ dealt }) =>
    `se destapa una ${piece(dealt)} del jugador-banca${board(dealt, ' o del board')} que debía ir tapada`,
  'banked-when-bank-opened-early': 'se abre la mano del jugador-banca antes de que se acomoden las demás',
  'banked-when-fold-miscounted': 'se cuenta una mano retirada y no tiene dos cartas',
  'banked-when-wager-touched': 'una apuesta se hace, se sube o se retira después de cerradas las apuestas',
  'banked-when-misread-hand': 'una duda o un reclamo después de recoger las cartas',
  'banked-when-shuffler-failure': 'la máquina barajadora se descompone antes del reparto',
  'banked-when-play-wager-changed': 'un jugador que ya hizo la apuesta Play quiere repetirla o cambiarla',
  'banked-then-void': 'el reparto queda anulado: se devuelven todas las apuestas',
  'banked-then-misdeal': 'mal reparto',
  'banked-then-next-card': ({ dealt }) => `la ${piece(dealt)} queda muerta, la siguiente toma su lugar`,
  'banked-then-dead-hand': 'la mano queda muerta y se devuelven sus apuestas',
  'banked-then-collected-later': 'se cobra en cuanto se nota, a más tardar antes de la liquidación',
  'banked-then-card-plays': ({ dealt }) => `la ${piece(dealt)} juega`,
  'banked-then-play-goes-on': 'el juego sigue',
  'banked-then-fold-stands': 'nada: sigue retirada',
  'banked-then-wager-as-it-stood': 'se deshace: la apuesta juega como estaba',
  'banked-then-true-value': 'la mano se vuelve a armar y se liquida por su verdadero valor',
  'banked-then-shuffled-by-hand': 'el crupier baraja a mano',
  'banked-then-play-wager-once': 'no se acepta: la apuesta Play se hace una sola vez',

  'blackjack-when-late-surrender':
    'un jugador se rinde después de la primera decisión sobre su mano, o después de mostrarse la carta tapada',
  'blackjack-when-bank-ran-out': 'el dinero del jugador-banca se acabó antes de llegar a una apuesta',
  'blackjack-then-too-late': 'demasiado tarde: la mano sigue en juego',
  'blackjack-then-collection-kept': 'la apuesta se devuelve, la cuota no',

  'pai-gow-when-foul-setting': 'se acomoda una mano de dos cartas más alta que la de cinco',
  'pai-gow-when-house-way-misplayed': 'el crupier acomodó una mano de otro modo que el de la tabla',
  'pai-gow-when-house-way-changed': 'un jugador que pidió el modo casa quiere otro acomodo',
  'pai-gow-when-stub-count': 'el resto se extiende después del reparto y no son cuatro cartas',
  'pai-gow-when-boxed-card': 'una carta está volteada en la baraja',
  'pai-gow-when-exposed-card': 'el crupier expone una carta al repartir',
  'pai-gow-when-shown-by-player': 'un jugador voltea una carta',
  'pai-gow-when-wrong-count': 'una mano recibió un número equivocado de cartas',
  'pai-gow-when-wrong-front': 'una mano no tiene exactamente dos cartas adelante y cinco atrás',
  'pai-gow-when-hand-mixed': 'una mano sin proteger toca otras cartas',
  'pai-gow-when-cards-touched': 'un jugador toca las cartas después de abrirse la mano del jugador designado',
  'pai-gow-when-dealer-set-foul': 'el crupier, a quien se le pidió ayuda, acomodó una mano que resulta nula',
  'pai-gow-when-wager-touched': 'se toca una apuesta después de abrir el vaso de los dados',
  'pai-gow-when-odd-increment': 'una apuesta no es múltiplo de $5',
  'pai-gow-when-play-dispute': 'quienes apostaron a una mano no se ponen de acuerdo en cómo acomodarla',
  'pai-gow-when-surrender': 'un jugador entrega su mano',
  'pai-gow-then-base-wager-lost': 'nula: la apuesta base se pierde',
  'pai-gow-then-set-right': 'se corrige según la tabla',
  'pai-gow-then-setting-stands': 'el acomodo se queda así',
  'pai-gow-then-misdeal-not-printed':
    'mal reparto: la revisión está ordenada, su consecuencia no está impresa',
  'pai-gow-then-replaced-from-stub':
    'se reemplaza con la primera carta del resto después del reparto; si hay una segunda carta volteada o expuesta, o es un as o el comodín: mal reparto',
  'pai-gow-then-stays-in-hand': 'se queda en la mano: solo el crupier puede exponer una',
  'pai-gow-then-completed':
    'seis: se agrega la primera carta del resto; una segunda mano equivocada, o la del jugador designado: mal reparto',
  'pai-gow-then-dead-with-collection':
    'ocho: la mano queda muerta, se devuelven sus apuestas y su cuota; una segunda mano equivocada, o la del jugador designado: mal reparto',
  'pai-gow-then-foul': 'nula: la apuesta se pierde hasta donde esté cubierta',
  'pai-gow-then-floor-sets': 'la acomoda el supervisor; el juego sigue',
  'pai-gow-then-largest-wager': 'decide la apuesta más grande; entre iguales, el jugador sentado',
  'pai-gow-then-all-hands-shown': 'no se acepta: se muestran todas las manos',

  'pan-9-when-exposed-in-deal': 'al repartir, una carta cae destapada en la mesa',
  'pan-9-when-exposed-draw-card': 'la carta que toma un jugador cae destapada en la mesa',
  'pan-9-when-card-off-table': 'el crupier reparte una carta fuera de la mesa',
  'pan-9-when-wrong-spot': 'las cartas fueron al lugar equivocado, antes de terminar el reparto',
  'pan-9-when-wrong-count-of-house':
    'la mano del jugador-banca o una mano en modo casa tiene un número equivocado de cartas',
  'pan-9-when-wrong-count': 'cualquier otra mano tiene un número equivocado de cartas',
  'pan-9-when-below-table': 'una mano baja de la mesa',
  'pan-9-when-switched-cards': 'se cambian, se pasan o se esconden cartas',
  'pan-9-when-house-way-misplayed': 'la casa tomó carta con seis o más, o no tomó con cinco o menos',
  'pan-9-when-hands-discussed': 'los jugadores muestran o comentan sus manos antes de ponerlas en la mesa',
  'pan-9-when-wager-changed': 'una apuesta se cambia después de soltar los dados',
  'pan-9-when-winner-removed': 'se recogió una apuesta ganadora y no se puede saber de cuánto era',
  'pan-9-when-loser-removed': 'se recogió una apuesta antes de abrir todas las manos',
  'pan-9-when-under-minimum': 'una apuesta menor que el mínimo de la mesa',
  'pan-9-when-over-maximum': 'una apuesta mayor que el máximo de la mesa',
  'pan-9-when-third-back-line': 'una tercera apuesta de línea trasera en un mismo lugar',
  'pan-9-when-play-dispute': 'quienes apostaron a un lugar no se ponen de acuerdo',
  'pan-9-when-tabled-hand-touched': 'un jugador quiere recuperar una mano ya puesta en la mesa',
  'pan-9-when-low-total-kept': 'un jugador no toma carta con tres o menos',
  'pan-9-then-never-a-misdeal':
    'muerta; la siguiente carta toma su lugar, y por muchas que sean no hay mal reparto',
  'pan-9-then-card-plays': 'juega',
  'pan-9-then-replaced-later': 'queda muerta y se reemplaza después de que actúe el jugador-banca',
  'pan-9-then-replaced': 'muerta; el jugador recibe la siguiente carta',
  'pan-9-then-foul': 'nula: la apuesta se pierde hasta donde esté cubierta',
  'pan-9-then-foul-and-barred':
    'nula: la apuesta se pierde hasta donde esté cubierta; el jugador queda vetado',
  'pan-9-then-set-right': 'la mano se corrige',
  'pan-9-then-house-way': 'la mano se juega en modo casa',
  'pan-9-then-minimum-paid': 'se le paga el mínimo de la mesa, hasta donde esté cubierto',
  'pan-9-then-still-owed': 'se sigue debiendo',
  'pan-9-then-action-all-the-same': 'tiene acción, pero no se tolera',
  'pan-9-then-rest-no-action': 'lo que se pasa no tiene acción',
  'pan-9-then-no-action': 'no tiene acción',
  'pan-9-then-largest-in-action': 'decide la apuesta más grande en acción; entre iguales, el jugador activo',
  'pan-9-then-decided-once': 'no se acepta: se decide una sola vez',
  'pan-9-then-warning': 'una advertencia; si se repite, se le puede dejar de repartir',

  'filed-when-foul-for-another-reason':
    'el supervisor declara nula una mano por otro de los motivos registrados',
  'filed-when-side-bet': 'una apuesta aparte entre jugadores',
  'filed-then-misdeal': 'mal reparto',
  'filed-then-forfeited': 'la apuesta se pierde hasta donde esté cubierta',
  'filed-then-refused': 'no se acepta',
}
