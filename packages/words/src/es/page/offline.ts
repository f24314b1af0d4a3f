/** Playing on one's own device, and what the browser keeps for that. */
export const offline = {
  onDevice: 'No tienes conexión: las mesas contra bots se juegan en este dispositivo.',
  onlineAgain: 'Estás jugando en este dispositivo.',
  back: 'Volver a la sala',
  playHere: 'Jugar en este dispositivo contra bots',
  newer: 'Hay una versión más nueva de esta página.',
  reload: 'Cargarla',
}
