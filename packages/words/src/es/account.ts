import type { AccountRefusals, PasskeyFault, SessionEnd } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { count } from './grammar/words.ts'

const ends: Readonly<Record<SessionEnd, string>> = {
  'signed-out': 'cerraste tu sesión aquí',
  'ended-elsewhere': 'tu sesión se cerró aquí desde otro navegador',
  everywhere: 'tu sesión se cerró en todas partes',
  expired: 'hace tanto que no venías que tu sesión se cerró',
  'too-many': 'abriste sesión en tantos navegadores que la de aquí se cerró',
}

const faults: Readonly<Record<PasskeyFault, string>> = {
  unreadable: 'no se entiende la respuesta de la llave de acceso',
  challenge: 'esa llave de acceso se pidió hace demasiado tiempo, o para otra cosa; intenta de nuevo',
  origin: 'esa llave de acceso es de otra dirección',
  'not-verified': 'tu dispositivo no comprobó que eres tú',
  signature: 'esa llave de acceso no es la que se conoce aquí',
  copied: 'esa llave de acceso ya se usó en otra parte: puede ser una copia, y no se acepta',
}

export const accountRefusals: Says<AccountRefusals> = {
  'session-over': ({ why }) => ends[why],
  'wrong-way-in': 'aquí nadie tiene ese nombre con esa contraseña o ese código',
  'wait-before-next-try': ({ seconds }) => `demasiados intentos: espera ${count(seconds, 'segundo')}`,
  'too-many-sign-in': 'ahora mismo hay demasiada gente iniciando sesión; intenta de nuevo en un momento',
  'prove-first': 'demuestra primero que eres tú: con tu contraseña o una llave de acceso',
  'password-too-short': ({ least }) => `una contraseña tiene al menos ${least} caracteres`,
  'password-too-long': ({ most }) => `una contraseña tiene a lo más ${most} caracteres`,
  'password-is-the-name': 'tu nombre es la primera contraseña que otros van a probar',
  'passkey-not-taken': ({ why }) => faults[why],
  'passkey-unknown': 'esa llave de acceso no se conoce aquí, o ya no',
  'passkey-known-already': 'esa llave de acceso ya es de alguien',
  'too-many-passkeys': ({ most }) => `una persona tiene a lo más ${most} llaves de acceso`,
  'passkey-needs-a-page': 'una llave de acceso pertenece a la dirección de una página',
  'nothing-to-recover':
    'los códigos de recuperación son para quien tiene una contraseña o una llave de acceso',
  'no-such-credential': 'eso ya no está aquí',
  'no-such-session': 'en ese navegador ya no hay sesión abierta',
  'last-way-in': 'es tu única manera de entrar: sin ella vuelves a ser invitado de este navegador',
  'seated-as-somebody-else':
    'con tu nombre de ahora tienes un asiento, o esperas uno: déjalo primero, o consérvalo poniendo aquí una contraseña',
  'account-needs-a-house':
    'una sala en tu propio dispositivo no necesita cuenta: aquí se te conoce tal como eres',
}
