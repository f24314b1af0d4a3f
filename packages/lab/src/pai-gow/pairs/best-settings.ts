/** What the two hands of a setting are worth. */
export interface TwoRanks {
  readonly front: number
  readonly back: number
}

/** The settings that no other one beats in front and behind at once, the highest front first. */
export function bestSettings(
  settings: readonly { readonly frontRank: number; readonly backRank: number }[],
): TwoRanks[] {
  const all = [...settings].sort((a, b) => b.frontRank - a.frontRank || b.backRank - a.backRank)
  const best: TwoRanks[] = []
  for (const { frontRank, backRank } of all) {
    if (backRank > (best.at(-1)?.back ?? -1)) best.push({ front: frontRank, back: backRank })
  }
  return best
}
