const lines = (...of: readonly string[]): Buffer => Buffer.from(of.join('\n'))

/** Typical events of a table; the commonest stand last, where they take the fewest bits. */
const EVENTS_DICTIONARY = lines(
  '{"v":1,"type":"opened","settings":{"game":"outlaws/texas-holdem","title":"Texas Hold\'em","schedule":["rates/1","rates/2"],"limits":{"min":500,"max":200000},"setup":{"stakes":{"limit":"fixed","bets":[300,600]},"blinds":[100,300]},"buyIn":{"min":10000,"max":40000000,"usual":2000000},"readings":{',
  '{"v":1,"type":"collected","fees":[{"from":"player","seat":1,"cents":300}]}',
  '{"v":1,"type":"added","player":"","text":"{"v":1,"type":"revealed","sealed":[{"v":1,"type":"redrawn"{"v":1,"type":"closed"}',
  '{"v":1,"type":"stood","seat":1,"stack":50000}{"v":1,"type":"away","seat":1,"away":true}{"v":1,"type":"leaving","seat":1}',
  '{"v":1,"type":"sat","seat":10,"player":"bot Bot-Ten","name":"Bot-Ten","bot":false,"stack":2000000}',
  '{"v":1,"type":"voided","id":"","back":{"v":1,"type":"chips","seat":2,"cents":30000}',
  '{"v":1,"type":"own","own":{"type":"drew","cards":{"2":22,"3":9},"button":8}}{"v":1,"type":"own","own":{"type":"declined","seat":3}}',
  '{"v":1,"type":"input","input":{"kind":"ruling","name":"misdeal","seat":1,"cards":[{"v":1,"type":"input","input":{"kind":"shuffled"}}{"v":1,"type":"input","input":{"kind":"pile","pile":1}}',
  '{"v":1,"type":"input","input":{"kind":"dice","dice":[1,2,3]}}{"v":1,"type":"continued"}',
  '"kind":"move","seat":2,"hand":1,"move":"split"}}"move":"surrender"}}"move":"double"}}"move":"insure","cents":"move":"stand"}}"move":"hit"}}"move":"set","cards":[7,21]}}"move":"discard","cards":["move":"house-way"}}"move":"no-card"}}"move":"card"}}"move":"pull"}}"move":"ride"}}"move":"draw"}}"move":"take"}}"move":"meld","move":"pass"}}"move":"bring-in"}}"move":"bet 4","times":',
  '{"seat":2,"on":"base","amount":2000},{"seat":2,"on":"tie","amount":500},{"seat":2,"on":"fortune","amount":500},{"seat":2,"on":"buster","amount":500},{"seat":2,"on":"dragon-7","amount":500},{"seat":2,"on":"panda-8","amount":500},{"seat":2,"on":"bet-1","amount":1500},{"seat":2,"on":"bet-2","amount":1500},{"seat":2,"on":"bet-3","amount":1500},{"seat":2,"on":"3-card-bonus","amount":500},{"seat":2,"on":"blind","amount":1000},{"seat":2,"on":"trips","amount":500},{"seat":2,"on":"player","amount":1000},{"seat":2,"on":"banker","amount":1000}',
  '"owes":{"1":{"small":false,"big":false},"2":{"small":false,"big":false},"3":{"small":false,"big":false},"4":{"small":false,"big":false},"5":{"small":false,"big":false},"6":{"small":false,"big":false},"7":{"small":false,"big":false},"8":{"small":false,"big":false},"9":{"small":false,"big":false}}}}',
  '{"v":1,"type":"dealt","id":".1","at":179,"setup":{"stakes":{"limit":"none"},"blinds":[300,500],"button":8,"seats":[{"seat":1,"stack":50000},{"seat":2,"stack":50000},{"seat":3,"stack":50000}]},"accounts":{"own":{"button":8,"small":9,"big":1,"owes":{"1":{"small":false,"big":false},"',
  '{"v":1,"type":"dealt","id":".1","at":179,"setup":{"bank":{"seat":2,"wager":250000},"wagers":[{"seat":3,"on":"ante","amount":1500},{"seat":3,"on":"6-card-bonus","amount":500},{"seat":4,"on":"ante","amount":2000},{"seat":4,"on":"pair-plus","amount":500}],"stacks":{"1":490950,"2":519000,"3":558400},"accounts":{"1":"bot Bot-Ace","2":"bot Bot-King","3":"bot Bot-Queen","4":"bot Bot-Jack","5":"bot Bot-Ten","6":"bot Bot-Nine"},"own":{"wager":',
  '{"v":1,"type":"own","own":{"type":"offered","to":6}}{"v":1,"type":"own","own":{"type":"banked","seat":6,"wager":241300}}',
  '{"v":1,"type":"own","own":{"type":"wagered","seat":2,"wagers":[{"seat":2,"on":"ante","amount":1500},{"seat":2,"on":"pair-plus","amount":500}]}}',
  '{"v":1,"type":"finished","id":".1","net":{"bot Bot-Ace":-2000,"bot Bot-King":-1500,"bot Bot-Queen":0,"bot Bot-Jack":0,"bot Bot-Ten":-500,"bot Bot-Nine":-100},"own":{"winner":3},"seen":[49,39,43,22,5,18]}',
  '{"v":1,"type":"committed","shoe":{"id":".shoe-1","how":3,"commitment":"","secret":"sealed:"},"cutCard":364}',
  '{"v":1,"type":"seals-closed"}',
  '{"v":1,"type":"input","input":{"kind":"settle"}}',
  '{"v":1,"type":"input","input":{"kind":"move","seat":8,"move":"raise","cents":',
  '{"v":1,"type":"input","input":{"kind":"move","seat":7,"move":"bet","cents":',
  '{"v":1,"type":"input","input":{"kind":"move","seat":6,"move":"play"}}',
  '{"v":1,"type":"input","input":{"kind":"move","seat":5,"move":"call"}}',
  '{"v":1,"type":"input","input":{"kind":"move","seat":4,"move":"fold"}}',
  '{"v":1,"type":"input","input":{"kind":"move","seat":3,"move":"check"}}',
  '{"v":1,"type":"input","input":{"kind":"card","card":12}}',
  '{"v":1,"type":"input","input":{"kind":"card","card":3',
)

/** Typical records of rounds, and their entries in lists. */
const ROUNDS_DICTIONARY = lines(
  'Royal flush","Straight flush","Four of a kind, ","Full house, kings over fives","Flush, ace high","Straight, ","Three of a kind, ","Pair of aces","Pair of twos","King high","Queen high","Jack high","Bust","Blackjack","21","20","19","18","17","Ace high / Pair of fours","front":"Jk Qd","back":"2s 4d',
  ' aces and kings, queens and jacks, tens and nines, eights and sevens, sixes and fives, fours and threes, twos',
  '{"on":"base","amount":2000},{"on":"tie","amount":500},{"on":"fortune","amount":500},{"on":"buster","amount":500},{"on":"dragon-7","amount":500},{"on":"panda-8","amount":500},{"on":"bet-1","amount":1500},{"on":"bet-2","amount":1500},{"on":"bet-3","amount":1500},{"on":"3-card-bonus","amount":500},{"on":"blind","amount":1000},{"on":"trips","amount":500},{"on":"player","amount":1000},{"on":"banker","amount":1000},{"on":"double","hand":1},{"on":"split","hand":2},{"on":"insurance"},{"on":"envy","for":',
  '"3 pull","4 ride","3 stand","4 hit","3.1 split","4 double","3 house-way","2 set ","3 no-card","4 card","2 draw","2 meld ","2 discard ","2 take","2 pass","4 bet 4","2 in","floor ","voided":true,"dice":[4,5,1],"pile":1,"chip":500,"ante":500,',
  '{"id":".101","table":"outlaws-","game":"outlaws/","at":179,"players":["Bot-Ace","Bot-King","Bot-Queen","Bot-Jack","Bot-Ten","Bot-Nine"],"seats":{"1":"Bot-Ace","2":"Bot-King","3":"Bot-Queen","4":"Bot-Jack","5":"Bot-Ten","6":"Bot-Nine"},"record":{"record":1,"game":"outlaws/',
  '","schedule":["rates/1","rates/2","rates/3"],"stakes":{"limit":"none"},"blinds":[300,500],"button":8,"seats":[{"seat":1,"stack":50000},{"seat":2,"stack":50000},{"seat":3,"stack":50000}],"cards":"2s 7d Js Th 6h 5s Qh 7c 2h 3s 3h Ad Ac Jh 4s 8h 9d Jd 9c As Ah Ks Kh Kd Kc Qs Qd Qc Jc Ts Td Tc 9s 9h 8s 8d 8c 7s 7h 6s 6d 6c 5h 5d 5c 4h 4d 4c 3d 3c 2d 2c","moves":["1 call","2 call","3 raise ","1 fold","2 fold","3 fold","4 fold","5 fold","6 fold","7 fold","8 fold","9 fold","1 check","2 check","3 check","2 bet ',
  '","schedule":"rates/1","limits":{"min":500,"max":50000},"bank":{"seat":4,"wager":268900},"wagers":[{"seat":2,"on":"ante","amount":2000},{"seat":3,"on":"ante","amount":1500},{"seat":3,"on":"pair-plus","amount":500},{"seat":3,"on":"6-card-bonus","amount":500}],"stacks":{"2":502700,"3":504700,"5":531450},"cards":"8c 4c 6h Qc 4d 2c","moves":["2 play","3 play","4 play","5 play","6 play","7 play"],"shoe":{"id":"","from":0},"shuffle":{"how":3,"commitment":"","added":[],"cutCard":364},"shuffle":{"how":3,"commitment":"","secret":"","added":[]},',
  '"result":{"hands":{"1":{"cards":"7d 7c","name":"Two pair, jacks and sevens"},"2":{"cards":"2s Qh","name":"Pair of jacks"}},"pots":[{"amount":1700,"to":[{"seat":2,"amount":1700,"for":"high"}]}],"fees":[{"from":"pot","cents":600,"for":"collection"}],"net":{"1":0,"2":0,"3":0,"4":0,"5":0,"6":0,"7":0,"8":0,"9":-500}}},"shuffle":{"how":3,"commitment":"","secret":"","added":[],"seed":"',
  '"result":{"action":2,"hands":{"2":{"cards":"Ac Th 5s","name":"Ace high"},"bank":{"cards":"8d 2h Ad","name":"Ace high"},"player":{"cards":"banker":{"cards":"},"wagers":[{"seat":3,"on":"pair-plus","amount":500,"outcome":"push","due":0,"pays":0,"takes":0,"rule":"000:394"},{"seat":3,"on":"ante","amount":1500,"outcome":"lose","due":0,"pays":0,"takes":1500,"rule":"000:393"},{"seat":2,"on":"play","amount":2000,"outcome":"win","odds":"1:1","due":2000,"pays":2000,"takes":0,"rule":"000:409"}],"fees":[{"from":"bank","seat":4,"cents":100,"for":"collection"}],"net":{"2":4000,"3":-2500,"4":-100,"5":-1500,"6":1500}}},',
)

/**
 * Dictionaries for compressing texts of a kind. Every stored text names its dictionary by number: a dictionary is
 * never changed, only followed by another.
 */
export const DICTIONARIES = { 1: EVENTS_DICTIONARY, 2: ROUNDS_DICTIONARY } as const

export type DictionaryNumber = keyof typeof DICTIONARIES

/** The dictionaries for new texts. */
export const NEWEST_DICTIONARY = { events: 1, rounds: 2 } as const satisfies Readonly<
  Record<string, DictionaryNumber>
>
