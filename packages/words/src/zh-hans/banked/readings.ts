import type { BankedReadingSentences } from '@cardroom/engine/banked'
import type { BlackjackReadingSentences } from '@cardroom/engine/blackjack'
import type { FiledReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

export const bankedReadings: Says<
  BankedReadingSentences & BlackjackReadingSentences & FiledReadingSentences
> = {
  'banked-why-coverage': '庄家的注怎样算用完：每一笔易手的筹码都算，赔和收分开算，或按余额滚存。',
  'banked-why-misdeal-collection': '没有一份备案提到；同样的注会重发，所以发牌错误的一局不收台费。',
  'banked-why-other-circles': '这份备案没提没人坐的圈。另有五份允许玩家在自己座位以外下这些圈，一份禁止。',
  'banked-why-second-hand':
    '一人下注几个位，只能看一手；没说其余由谁打。由荷官打，不看牌；或由下注的人照看照打。',
  'banked-why-early-settlement': '早已分出胜负的注早结算，并在那时用掉庄家的注；否则等到轮到它。',
  'banked-why-forfeit-order': '没收的注在结算轮到时收，还是马上收：只印了“以钱够赔为限”。',
  'banked-why-foul-back-line':
    '乌龙牌牵连这手上的所有注：因为是同一手。条文只提到打牌的人；那样的话别人的注退回。',
  'banked-why-bonus-on-foul': '按发到的牌算的奖金注，不论主注怎样都照算。',
  'banked-why-deal': '备案同时写了洗牌机和牌靴，发牌次序不同。',
  'banked-why-supply': '备案了几副牌，没写何时洗：照惯例用一个牌靴到切牌卡出来。',
  'banked-why-cut-card': '一靴用到切牌卡出来为止，没有备案说切牌卡放在哪里：照惯例，后面留一副牌。',
  'banked-why-shoe-runs-out':
    '没有备案说牌靴在一局中途发完怎么办：把前几局用过的牌洗了接着发，或取消这局，各人取回注码。',
  'banked-why-burn-ten': '十在这个游戏算零，但人头牌烧十张：十也按牌面烧。',
  'banked-why-decisions': '没有一份备案说谁先决定：照结算的次序，或照发牌的次序。',
  'banked-why-play-maximum':
    'Play印了张贴的上限$200至$1,000，又印了Ante的三倍或四倍：超过上限就不能下，或以倍数为准。',
  'banked-why-hand-of':
    '一行说用自己两张加公共牌三张，另一行说七张任选五张，实际也这样打；奖金注则一律看七张。',
  'banked-why-suited-wheel':
    '最小的同花顺印作4-3-2，最小的顺子印作A-2-3：同花A-2-3与其他备案一样算同花顺，或只算同花。',
  'banked-why-losing-order': '一行按Ante、Play、Blind、Trips的次序结算；另一行对输的牌先收Play再收Ante。',

  'blackjack-why-bank-soft-18': '表上没有软18至21的一行：软17及以下必须补牌；另一种解读是补到成为硬牌为止。',
  'blackjack-why-both-over': '两家都爆又没有特别牌型：没有写；如果玩家不输，那些例外就没有意义。',
  'blackjack-why-equal-over': '两家都爆而点数相同：只提到较接近的一手，而玩家较接近也输。',
  'blackjack-why-insured-natural':
    '自己是天生牌又买了保险：条文若只在玩家没有天生牌时才赔，就退回；否则与别人一样赔。',
  'blackjack-why-counted-twenty-two':
    '天生牌算22；数出来的22不多也不少。表到21为止，所以算爆；或排在21和天生牌之间。',
  'blackjack-why-split-tens': '同点值或同牌面可分牌；讲十点牌的一行则说要同牌面。',
  'blackjack-why-resplit-aces': '分开的A只补一张；补来又是A可否再分，没有说。',
  'blackjack-why-double-on-must-stand':
    '表上必须停牌的一手可否加倍：表讲的是补牌和停牌，讲加倍的一行说任何头两张。',

  'pai-gow-why-fortune-joker': '鬼牌在Fortune Bonus的七张中可当什么：任何牌，或只当A和补成顺子、同花的牌。',
  'pai-gow-why-envy-hand': 'Envy钮赔的是有人下了Fortune Bonus的牌，或任何玩家的牌。',
  'pai-gow-why-royal-match-joker': '鬼牌可补成同花KQ旁边的皇家同花顺；那对K和Q要是真牌。',
  'pai-gow-why-wheel': '没写5-4-3-2-A在顺子中排第几；其他牌室排最小。',
  'pai-gow-why-bank-foul': '庄家自己摆成乌龙，输给所有不是乌龙的牌；没写罚则。',
  'baccarat-why-banker-three-card-seven': '别处庄方以三张七点赢时，庄算和；这个游戏的备案都没印。',
  'banked-why-settlement-sweep':
    '条文可以解作先把一种注全桌结完再结下一种，或先结完一个座位的所有注再到下一个座位。',
  'baccarat-why-ez-natural': '同类备案遇天生牌两门都不补；这份漏了这句。',
  'let-it-ride-why-base-pays': '规则里的表是LIRX-01；桌布图上的赔得不同。以规则为准，第二张图也与规则一致。',
  'blackjack-why-switch-moment':
    '玩家在补牌前决定对调，而加倍或分牌可在对调前后：所以之后仍可对调。或者先决定，“之前”是指没有对调。',
  'blackjack-why-natural-against-22': '遇22和牌，印的是给小于天生牌的牌，而天生牌胜过其他所有牌。',
  'blackjack-why-switched-against-23':
    '对调得来的21½说是对21和22和；对更大的点数（那会输给所有没爆的牌）没有说。',
  'blackjack-why-insurance-amount': '牌局步骤写注额的一半，保险规则写最多一半。',
  'blackjack-why-double-amount': '加倍与第一注同额；后面又说玩家可以少加。',
  'blackjack-why-super-match-seven-decks': '允许六至八副牌，赔率表只印了六副和八副。',
  'blackjack-why-surrender-price': '没写投降输多少；其他有投降的备案都收一半。',
  'double-hand-why-deal': '发七手每手七张；次序没写。这家牌室的另一个牌九游戏是由右到左发回来。',
  'comstock-why-jackpot': '牌室可加设累积奖；那时不论谁付，每项张贴的收费都多一元。',
  'pan-9-why-empty-spots': '发八手，但只打有注的：给空位的一手除了牌靴以外什么都不影响。',
  'no-bust-why-bank-natural':
    '庄家天生牌时，加倍和分牌的注不算数。两张鬼牌会使所有牌不能动，根本来不及加倍，所以应是指头两张有一张鬼牌。',
  'no-bust-why-button-from': '标示钮放在哪里的图已失；从庄家左边数起，或照备案中后面的游戏。',
  'pai-gow-why-envy-least': '三处说Fortune Bonus下$5就有Envy钮；用语表说要$25。',
  'blackjack-why-natural-after-split': '只说分开的A不成天生牌，但A只在头两张才值十二。',
  'blackjack-why-settlement-direction': '印的是逆时针，但数座位和打牌都是顺时针。',
  'fortune-why-deal': '七叠由左到右发；其他牌室再由右到左发回来。',
  'blackjack-why-button-faces': '钮按暗牌的点值放，人头牌算十；这家牌室的另一个游戏J算11至K算13。',
  'blackjack-why-button-from':
    'A是庄家右边第一个座位，但数的方向是顺时针：荷官的右边就是庄家的左边。这家牌室的另一个游戏从荷官左边数起。',
  'three-card-why-unqualified-ante':
    '备案让牌室选，只印了一种：庄家不够格时所有Ante都赔。同类备案有另一种：只赔较大的牌。',
  'three-card-why-unqualified-tie': '庄家不够格时只赔较大的牌；相同的没有提。',
  'face-up-why-deal': '手发时发七叠再选一叠；机器从行动座位起送出七手。',
  'spanish-why-double-double': '牌室可允许加倍补牌后把总注再加倍；不准的话，可以少额加倍。',
  'spanish-why-natural-against-natural': '玩家赢；那里没说赔多少，但别处这手牌一律赔6比5。',
  'spanish-why-match-decks': '允许四至八副牌，赔率表的标题是八副。',
  'spanish-why-two-suited-matches':
    '数字印刷缺失；其他各行都是相加（12加3是15，3加3是6），所以两张同花色配对赔12的两倍。',
  'tiles-why-button-passed-to': '骰子点到庄家时，由荷官右边的玩家得钮；别处是庄家的左边。',
  'tiles-why-gee-joon': '至尊的两张各可算三点或六点；这样印出的拆法才讲得通。',
}
