import type { ComeBack, PokerComingSentences } from '@cardroom/engine/poker'
import type { Says, Speaker } from '../speaker.ts'

const WAYS: Readonly<Record<ComeBack, string>> = {
  post: '補下盲注',
  straddle: '在大盲左邊抓注',
  wait: '等大盲',
}

const CHANGES: Readonly<Record<ComeBack, string>> = {
  post: '補下大盲',
  straddle: '抓注',
  wait: '按多佔的手數停手',
}

const limit = (bets: readonly number[], { money }: Speaker): string => bets.map(money).join('–')

/** What the sheet of a pot game says of coming to a table and leaving it. */
export const pokerComings: Says<PokerComingSentences> = {
  'coming-title': '入座與離座',
  'coming-buy-in': ({ minimumBets, short }) => {
    const least = minimumBets === undefined ? '由館方指定' : `最低注的${minimumBets}倍`
    const then = short === 'once' ? '之後可不足額買入一次；補到最低額不算' : '每次足額買入後可不足額買入一次'
    return `買入：${least}；${then}`
  },
  'coming-free-hands': '新開的桌第一圈，坐下的位置還沒過盲注，就免費拿牌',
  'coming-missed': ({ ways }, { any }) =>
    `盲注過了的人，要${any(ways.map(way => WAYS[way]))}才可回來${
      ways.includes('post') ? '；補下的以大盲為限算活注，其餘是死注' : ''
    }`,
  'coming-in-the-middle': '在莊位鈕和盲注之間補注的人，下一局莊位鈕跳過他',
  'coming-two-big-blinds': '等大盲的人因有人離開而輪到小盲，就下大盲：那局有兩個大盲',
  'coming-all-made-up': ({ from }, speaker) => `${limit(from, speaker)}起，因別人離開而錯過的盲注也要補`,
  'coming-new-no-longer': ({ after, at }, speaker) =>
    `打第一手之前算新玩家；在${limit(at, speaker)}，盲注過了${after}次就不再算`,
  'coming-seat-change': ({ ways }, { any }) =>
    `換到離大盲較遠的座位，要${any(ways.map(way => CHANGES[way]))}`,
  'coming-let-pass': '不欠盲注而換位的人，可讓盲注過一次，等盲注離他同樣遠再打',
  'coming-short-game': ({ players }) => `不足${players}人時，有新玩家進來才可換位`,
  'coming-held': ({ minutes }) => `座位保留${minutes}分鐘；之後收起籌碼，名字排入候位名單`,
  'coming-called': ({ minutes }) => `輪到候位的人，座位為其保留${minutes}分鐘`,
  'coming-returns': ({ minutes }) => `${minutes}分鐘內回到同一桌，至少要帶回拿走的數目`,
}
