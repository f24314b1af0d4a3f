import type { SessionBegan } from '@cardroom/protocol'

const began: Readonly<Record<SessionBegan, string>> = {
  arrival: 'entraste como invitado',
  password: 'entraste con contraseña',
  passkey: 'entraste con llave de acceso',
  code: 'entraste con código de recuperación',
}

/** Who one is here, and by what one comes in. */
export const account = {
  signIn: 'Entrar',
  account: 'Cuenta',
  accountOf: (name: string): string => `La cuenta de ${name}`,
  dialog: {
    lead: 'Entra como quien eres en otros navegadores.',
    name: 'Nombre',
    password: 'Contraseña',
    code: 'Código de recuperación',
    useCode: 'Usar mejor un código de recuperación',
    usePassword: 'Usar mejor la contraseña',
    usePasskey: 'Usar una llave de acceso',
    working: 'Un momento…',
    newHere: 'Para jugar no necesitas cuenta: este navegador te reconoce solo.',
    keep: 'Conservar quien eres ahora para otros navegadores',
  },
  over: {
    guest: 'Ahora eres invitado.',
    close: 'Cerrar',
  },
  /** What was refused, as a sentence of its own. */
  sentence: (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
  title: 'Tu cuenta',
  guestTitle: 'Eres invitado',
  lead: 'Con lo que ves aquí entras desde cualquier navegador. Tu nombre, tus asientos y tu juego siguen siendo tuyos.',
  guestLead:
    'Solo este navegador te conoce. Con una llave de acceso o una contraseña entras también desde otros, como la misma persona: tu nombre, tus asientos y tu juego siguen siendo tuyos. No se pide ningún correo.',
  byCode:
    'Entraste con un código de recuperación. Pon ahora una contraseña nueva o agrega una llave de acceso, para no gastar otro.',
  name: 'Nombre',
  nameNote: 'En una mesa el nombre no cambia.',
  saved: 'Guardado.',
  nameIs: (name: string): string => `Te llamas ${name}.`,
  password: {
    title: 'Contraseña',
    none: 'No tienes.',
    since: (when: string): string => `La pusiste el ${when}.`,
    new: 'Contraseña nueva',
    show: 'Mostrarla',
    hint: 'Al menos 10 caracteres; varias palabras se recuerdan fácil. La que quieras, menos tu nombre.',
    set: 'Poner la contraseña',
    change: 'Cambiar la contraseña',
    remove: 'Quitar la contraseña',
    othersOut: 'Se cierran las sesiones abiertas en otras partes.',
  },
  passkeys: {
    title: 'Llaves de acceso',
    lead: 'Tu teléfono, tu computadora o una llave tuya responde por ti: nada que recordar, y nada que otros puedan adivinar.',
    add: 'Agregar una llave de acceso',
    remove: (label: string): string => `Quitar ${label}`,
    short: 'Quitar',
    unnamed: 'Una llave de acceso',
    facts: (added: string, used: string | undefined): string =>
      used === undefined
        ? `agregada el ${added}, todavía sin usar`
        : `agregada el ${added}, usada por última vez el ${used}`,
    cannot:
      'Aquí este navegador no tiene llaves de acceso: necesitan https o la dirección de esta misma máquina.',
  },
  codes: {
    title: 'Códigos de recuperación',
    lead: 'Para el día en que hayas perdido todo lo demás. Cada uno te deja entrar una vez. Nadie puede mandarte nada: guárdalos en papel.',
    left: (n: number): string => (n === 0 ? 'No tienes.' : n === 1 ? 'Queda uno.' : `Quedan ${n}.`),
    make: 'Crear diez códigos',
    again: 'Crear diez códigos nuevos',
    againNote: 'Los anteriores dejan de servir.',
    once: 'Solo se muestran esta vez:',
    save: 'Guardar como archivo',
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Copiado',
    file: (name: string): string =>
      `Cardroom: códigos de recuperación de ${name}. Cada uno deja entrar una vez.`,
    done: 'Ya los guardé',
  },
  sessions: {
    title: 'Dónde tienes sesión abierta',
    here: 'Este navegador',
    unknown: 'Un navegador sin nombre',
    facts: (by: SessionBegan, used: string, expires: string): string =>
      `${began[by]}; se usó por última vez el ${used}; si no se usa, dura hasta el ${expires}`,
    end: 'Cerrar sesión',
    endOf: (browser: string): string => `Cerrar la sesión de ${browser}`,
    signOut: 'Cerrar sesión aquí',
    everywhere: 'Cerrar sesión en todas partes',
    others: 'Cerrar sesión en todas las demás',
    guestNote: 'Un invitado que cierra su sesión no puede volver como la misma persona.',
  },
  prove: {
    title: '¿Eres tú?',
    lead: 'Antes de este cambio, demuestra otra vez quién eres.',
    go: 'Seguir',
  },
  last: 'Es tu única manera de entrar. Sin ella vuelves a ser invitado de este navegador, y también se pierden los códigos de recuperación. ¿Quitarla?',
  lastYes: 'Volver a ser invitado',
  lastNo: 'Conservarla',
  sure: '¿Seguro?',
}
