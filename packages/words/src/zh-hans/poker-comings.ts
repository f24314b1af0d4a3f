import type { ComeBack, PokerComingSentences } from '@cardroom/engine/poker'
import type { Says, Speaker } from '../speaker.ts'

const WAYS: Readonly<Record<ComeBack, string>> = {
  post: '补下盲注',
  straddle: '在大盲左边抓注',
  wait: '等大盲',
}

const CHANGES: Readonly<Record<ComeBack, string>> = {
  post: '补下大盲',
  straddle: '抓注',
  wait: '按多占的手数停手',
}

const limit = (bets: readonly number[], { money }: Speaker): string => bets.map(money).join('–')

/** What the sheet of a pot game says of coming to a table and leaving it. */
export const pokerComings: Says<PokerComingSentences> = {
  'coming-title': '入座与离座',
  'coming-buy-in': ({ minimumBets, short }) => {
    const least = minimumBets === undefined ? '由牌室指定' : `最低注的${minimumBets}倍`
    const then = short === 'once' ? '之后可不足额买入一次；补到最低额不算' : '每次足额买入后可不足额买入一次'
    return `买入：${least}；${then}`
  },
  'coming-free-hands': '新开的桌第一圈，坐下的位置还没过盲注，就免费拿牌',
  'coming-missed': ({ ways }, { any }) =>
    `盲注过了的人，要${any(ways.map(way => WAYS[way]))}才可回来${
      ways.includes('post') ? '；补下的以大盲为限算活注，其余是死注' : ''
    }`,
  'coming-in-the-middle': '在庄位钮和盲注之间补注的人，下一局庄位钮跳过他',
  'coming-two-big-blinds': '等大盲的人因有人离开而轮到小盲，就下大盲：那局有两个大盲',
  'coming-all-made-up': ({ from }, speaker) => `${limit(from, speaker)}起，因别人离开而错过的盲注也要补`,
  'coming-new-no-longer': ({ after, at }, speaker) =>
    `打第一手之前算新玩家；在${limit(at, speaker)}，盲注过了${after}次就不再算`,
  'coming-seat-change': ({ ways }, { any }) =>
    `换到离大盲较远的座位，要${any(ways.map(way => CHANGES[way]))}`,
  'coming-let-pass': '不欠盲注而换位的人，可让盲注过一次，等盲注离他同样远再打',
  'coming-short-game': ({ players }) => `不足${players}人时，有新玩家进来才可换位`,
  'coming-held': ({ minutes }) => `座位保留${minutes}分钟；之后收起筹码，名字排入候位名单`,
  'coming-called': ({ minutes }) => `轮到候位的人，座位为其保留${minutes}分钟`,
  'coming-returns': ({ minutes }) => `${minutes}分钟内回到同一桌，至少要带回拿走的数目`,
}
