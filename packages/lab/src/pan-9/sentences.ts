import { type Nothing, sayer } from '@cardroom/engine'

/** Who takes a card at Super Pan 9. */
export interface Pan9ChartSentences {
  'chart-the-player': Nothing
  'chart-the-player-dealer': Nothing
  'chart-total': Nothing
  'chart-takes-a-card': Nothing
  'chart-against-one-who-stood': Nothing
  'chart-against-one-who-drew': Nothing
  'takes-a-card': Nothing
  'takes-a-card-with-some': Nothing
  'takes-no-card': Nothing
}

export const sayOfPan9 = sayer<Pan9ChartSentences>()
