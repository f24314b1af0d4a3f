/** Tiles that are known by their spots. */
const NUMBERED: Readonly<Record<string, string>> = { nine: 'chín', eight: 'tám', seven: 'bảy', five: 'năm' }

/** A domino as it is called; the names of the matched pairs are the same in every language. */
export const tileName = (tile: string): string => NUMBERED[tile] ?? tile
