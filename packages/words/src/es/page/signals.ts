/** How the page calls whoever has to act. */
export const signals = {
  soundIsOn: 'Sonido activado',
  soundIsOff: 'Sonido apagado',
  key: 'activa o apaga el sonido',
  vibrate: 'Vibrar cuando me toque',
  notify: 'Avisarme que me toca cuando esté en otra ventana',
}
