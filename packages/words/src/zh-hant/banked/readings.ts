import type { BankedReadingSentences } from '@cardroom/engine/banked'
import type { BlackjackReadingSentences } from '@cardroom/engine/blackjack'
import type { FiledReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

export const bankedReadings: Says<
  BankedReadingSentences & BlackjackReadingSentences & FiledReadingSentences
> = {
  'banked-why-coverage': '莊家的注怎樣算用完：每一筆易手的籌碼都算，賠和收分開算，或按餘額滾存。',
  'banked-why-misdeal-collection': '沒有一份報備提到；同樣的注會重發，所以發牌錯誤的一局不收枱費。',
  'banked-why-other-circles': '這份報備沒提沒人坐的圈。另有五份准許玩家在自己座位以外下這些圈，一份禁止。',
  'banked-why-second-hand':
    '一人下注幾個位，只能看一手；沒說其餘由誰打。由荷官打，不看牌；或由下注的人照看照打。',
  'banked-why-early-settlement': '早已分出勝負的注早結算，並在那時用掉莊家的注；否則等到輪到它。',
  'banked-why-forfeit-order': '沒收的注在結算輪到時收，還是馬上收：只印了「以錢夠賠為限」。',
  'banked-why-foul-back-line':
    '烏龍牌牽連這手上的所有注：因為是同一手。條文只提到打牌的人；那樣的話別人的注退回。',
  'banked-why-bonus-on-foul': '按發到的牌算的獎金注，不論主注怎樣都照算。',
  'banked-why-deal': '報備同時寫了洗牌機和牌靴，發牌次序不同。',
  'banked-why-supply': '報備了幾副牌，沒寫何時洗：照慣例用一個牌靴到切牌卡出來。',
  'banked-why-cut-card': '一靴用到切牌卡出來為止，沒有報備說切牌卡放在哪裡：照慣例，後面留一副牌。',
  'banked-why-shoe-runs-out':
    '沒有報備說牌靴在一局中途發完怎麼辦：把前幾局用過的牌洗了接著發，或取消這局，各人取回注碼。',
  'banked-why-burn-ten': '十在這個遊戲算零，但公仔牌燒十張：十也按牌面燒。',
  'banked-why-decisions': '沒有一份報備說誰先決定：照結算的次序，或照發牌的次序。',
  'banked-why-play-maximum':
    'Play印了張貼的上限$200至$1,000，又印了Ante的三倍或四倍：超過上限就不能下，或以倍數為準。',
  'banked-why-hand-of':
    '一行說用自己兩張加公共牌三張，另一行說七張任選五張，實際也這樣打；獎金注則一律看七張。',
  'banked-why-suited-wheel':
    '最小的同花順印作4-3-2，最小的順子印作A-2-3：同花A-2-3與其他報備一樣算同花順，或只算同花。',
  'banked-why-losing-order': '一行按Ante、Play、Blind、Trips的次序結算；另一行對輸的牌先收Play再收Ante。',

  'blackjack-why-bank-soft-18': '表上沒有軟18至21的一列：軟17或以下必須補牌；另一種解讀是補到成為硬牌為止。',
  'blackjack-why-both-over': '兩家都爆又沒有特別牌型：沒有寫；如果玩家不輸，那些例外就沒有意義。',
  'blackjack-why-equal-over': '兩家都爆而點數相同：只提到較接近的一手，而玩家較接近也輸。',
  'blackjack-why-insured-natural':
    '自己是例牌又買了保險：條文若只在玩家沒有例牌時才賠，就退回；否則與別人一樣賠。',
  'blackjack-why-counted-twenty-two':
    '例牌算22；數出來的22不多也不少。表到21為止，所以算爆；或排在21和例牌之間。',
  'blackjack-why-split-tens': '同點值或同牌面可分牌；講十點牌的一行則說要同牌面。',
  'blackjack-why-resplit-aces': '分開的A只補一張；補來又是A可否再分，沒有說。',
  'blackjack-why-double-on-must-stand':
    '表上必須停牌的一手可否加倍：表講的是補牌和停牌，講加倍的一行說任何頭兩張。',

  'pai-gow-why-fortune-joker': '鬼牌在Fortune Bonus的七張中可當什麼：任何牌，或只當A和補成順子、同花的牌。',
  'pai-gow-why-envy-hand': 'Envy鈕賠的是有人下了Fortune Bonus的牌，或任何玩家的牌。',
  'pai-gow-why-royal-match-joker': '鬼牌可補成同花KQ旁邊的皇家同花順；那對K和Q要是真牌。',
  'pai-gow-why-wheel': '沒寫5-4-3-2-A在順子中排第幾；其他牌館排最小。',
  'pai-gow-why-bank-foul': '莊家自己擺成烏龍，輸給所有不是烏龍的牌；沒寫罰則。',
  'baccarat-why-banker-three-card-seven': '別處莊門以三張七點贏時，莊算和；這個遊戲的報備都沒印。',
  'banked-why-settlement-sweep':
    '條文可以解作先把一種注全桌結完再結下一種，或先結完一個座位的所有注再到下一個座位。',
  'baccarat-why-ez-natural': '同類報備遇例牌兩門都不補；這份漏了這句。',
  'let-it-ride-why-base-pays': '規則裡的表是LIRX-01；桌布圖上的賠得不同。以規則為準，第二張圖也與規則一致。',
  'blackjack-why-switch-moment':
    '玩家在補牌前決定對調，而加倍或分牌可在對調前後：所以之後仍可對調。或者先決定，「之前」是指沒有對調。',
  'blackjack-why-natural-against-22': '遇22和牌，印的是給小於例牌的牌，而例牌勝過其他所有牌。',
  'blackjack-why-switched-against-23':
    '對調得來的21½說是對21和22和；對更大的點數（那會輸給所有沒爆的牌）沒有說。',
  'blackjack-why-insurance-amount': '牌局步驟寫注額的一半，保險規則寫最多一半。',
  'blackjack-why-double-amount': '加倍與第一注同額；後面又說玩家可以少加。',
  'blackjack-why-super-match-seven-decks': '准許六至八副牌，賠率表只印了六副和八副。',
  'blackjack-why-surrender-price': '沒寫投降輸多少；其他有投降的報備都收一半。',
  'double-hand-why-deal': '發七手每手七張；次序沒寫。這家牌館的另一個牌九遊戲是由右到左發回來。',
  'comstock-why-jackpot': '館方可加設積寶獎；那時不論誰付，每項張貼的收費都多一元。',
  'pan-9-why-empty-spots': '發八手，但只打有注的：給空位的一手除了牌靴以外什麼都不影響。',
  'no-bust-why-bank-natural':
    '莊家例牌時，加倍和分牌的注不算數。兩張鬼牌會使所有牌不能動，根本來不及加倍，所以應是指頭兩張有一張鬼牌。',
  'no-bust-why-button-from': '標示鈕放在哪裡的圖已失；從莊家左邊數起，或照報備中後面的遊戲。',
  'pai-gow-why-envy-least': '三處說Fortune Bonus下$5就有Envy鈕；用語表說要$25。',
  'blackjack-why-natural-after-split': '只說分開的A不成例牌，但A只在頭兩張才值十二。',
  'blackjack-why-settlement-direction': '印的是逆時針，但數座位和打牌都是順時針。',
  'fortune-why-deal': '七疊由左到右發；其他牌館再由右到左發回來。',
  'blackjack-why-button-faces': '鈕按蓋牌的點值放，公仔牌算十；這家牌館的另一個遊戲J算11至K算13。',
  'blackjack-why-button-from':
    'A是莊家右邊第一個座位，但數的方向是順時針：荷官的右邊就是莊家的左邊。這家牌館的另一個遊戲從荷官左邊數起。',
  'three-card-why-unqualified-ante':
    '報備讓牌館選，只印了一種：莊家不夠牌時所有Ante都賠。同類報備有另一種：只賠較大的牌。',
  'three-card-why-unqualified-tie': '莊家不夠牌時只賠較大的牌；相同的沒有提。',
  'face-up-why-deal': '手發時發七疊再選一疊；機器從行動座位起送出七手。',
  'spanish-why-double-double': '牌館可准許加倍補牌後把總注再加倍；不准的話，可以少額加倍。',
  'spanish-why-natural-against-natural': '玩家贏；那裡沒說賠多少，但別處這手牌一律賠6比5。',
  'spanish-why-match-decks': '准許四至八副牌，賠率表的標題是八副。',
  'spanish-why-two-suited-matches':
    '數字印刷缺失；其他各列都是相加（12加3是15，3加3是6），所以兩張同花色配對賠12的兩倍。',
  'tiles-why-button-passed-to': '骰子點到莊家時，由荷官右邊的玩家得鈕；別處是莊家的左邊。',
  'tiles-why-gee-joon': '至尊的兩張各可算三點或六點；這樣印出的拆法才講得通。',
}
