import { unwrap } from '@cardroom/engine'
import { readHistory, replay } from '@cardroom/engine/phh'
import { openRulebook } from '@cardroom/rulebook'
import { parse } from 'smol-toml'

const phh = `
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 120]
actions = ['d dh p1 AsKd', 'd dh p2 7c7d', 'd dh p3 QhJh', 'p3 cbr 6', 'p1 f', 'p2 cc',
  'd db Kh7s2h', 'p2 cc', 'p3 cbr 9', 'p2 cbr 30', 'p3 f']`
const { stacks, record } = unwrap(replay(unwrap(readHistory(parse(phh))), await openRulebook()))
console.log(stacks, record)
